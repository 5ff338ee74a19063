/** Hot reload for server (port 3001) and pages (http://localhost:3000, which passes /api on to the server). */
import { spawn } from 'node:child_process';

const start = (args, environment, folder) =>
  spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...environment } });

const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/start/main.ts'], {
    PORT: '3001',
    PUBLIC_URL: 'http://localhost:3000',
  }),
  start(
    ['../node_modules/vite/bin/vite.js'],
    { SORREL_WEB_PORT: '3000', SORREL_SERVER: 'http://127.0.0.1:3001' },
    'web',
  ),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
