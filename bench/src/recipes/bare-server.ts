/**
 * A bare Fastify server that sends bodies it was given, and does nothing else: what this machine could do at best.
 * Argument: a file with a JSON list of bodies; `/N` answers the one at N.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const bodies: string[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = Fastify();
app.get<{ Params: { index: string } }>('/:index', (request, reply) => {
  reply.type('application/json; charset=utf-8').send(bodies[Number(request.params.index)]);
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
