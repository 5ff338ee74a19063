import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Balancer {
  /** Which program it is, for the report. */
  name: string;
  url: string;
  stop(): Promise<void>;
}

/** Sends requests to whichever process answers: nginx where it is installed, else a small one of our own. */
export async function startBalancer(port: number, targets: readonly string[]): Promise<Balancer> {
  return hasNginx() ? startNginx(port, targets) : startOwn(port, targets);
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startNginx(port: number, targets: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-nginx-'));
  // started by root it works as another user, who keeps what is uploaded in there
  chmodSync(folder, 0o711);
  const upstream = targets.map((target) => `server ${new URL(target).host} max_fails=1 fail_timeout=1s;`).join(' ');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
http { access_log off; client_max_body_size 60m; ${folders}
  upstream sorrel { least_conn; ${upstream} keepalive 16; }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://sorrel; proxy_http_version 1.1;
    proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 2s; proxy_next_upstream error timeout http_503; } } }`,
  );
  const child: ChildProcess = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  return {
    name: 'nginx',
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As nginx does: in turn, and on to the next where none of the request can have been acted upon. */
async function startOwn(port: number, targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    turn += 1;
    const order = targets.map((_, index) => targets[(turn + index) % targets.length] as string);
    attempt(incoming, Buffer.concat(parts), outgoing, order);
  });

  function attempt(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, [target, ...others]: string[]) {
    if (target === undefined) return outgoing.writeHead(502).end();
    const { hostname, port: targetPort } = new URL(target);
    const isRepeatable = incoming.method === 'GET' || incoming.method === 'HEAD';
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const call = request(
      { agent, hostname, port: targetPort, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    call.on('error', (cause: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return outgoing.destroy();
      if (isRepeatable || cause.code === 'ECONNREFUSED') attempt(incoming, body, outgoing, others);
      else outgoing.writeHead(502).end();
    });
    call.end(body);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    name: 'a proxy of our own (nginx is not installed)',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
