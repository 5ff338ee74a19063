/**
 * Runs benchmarks by name: `npm run bench -- import planner`. Each lives in a file of its name beside this one and
 * exports `run()`, which prints its table: ratios against a named baseline of the same run. Nothing here is a test.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const known = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'main.ts')
  .map((entry) => entry.name.slice(0, -'.ts'.length));

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !known.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no benchmark named ${unknown.join(', ')}.`);
  console.error(`Name one or more of: ${known.join(', ')}.`);
  process.exit(2);
}
for (const name of wanted) {
  console.log(`\n== ${name} ==`);
  const benchmark: { run: () => Promise<void> | void } = await import(`./${name}.ts`);
  await benchmark.run();
}
