import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Running, startProcess } from '../shared/processes.ts';

/** What the calls answer, sent by a bare Fastify server in a process of its own: `/N` is the call at N. */
export async function startBareServer(serverUrl: string, paths: readonly string[], token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const bodies = await Promise.all(paths.map(async (of) => (await fetch(serverUrl + of, { headers })).text()));
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-bodies-'));
  const file = path.join(folder, 'bodies.json');
  writeFileSync(file, JSON.stringify(bodies));
  const bare: Running = await startProcess(
    ['node_modules/tsx/dist/cli.mjs', 'bench/src/recipes/bare-server.ts', file],
    {},
    /(http:\/\/\S+)/,
  );
  return {
    url: bare.url,
    bodies,
    async stop() {
      await bare.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
