import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs programs of Node side by side, as many at once as there are cores; the output of each is printed in one piece at its end.
 * @param steps {title, args}, those that take longest first
 * @returns the titles of those that failed
 */
export async function runSideBySide(steps) {
  const waiting = [...steps];
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (!(await runOne(step))) failed.push(step.title);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

function runOne({ title, args }) {
  const startedAtMs = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  }
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const seconds = Math.round((Date.now() - startedAtMs) / 1000);
      console.log(`${printed}-- ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
      resolve(status === 0);
    });
  });
}
