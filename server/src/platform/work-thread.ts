import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { readLines } from '../foods/read-lines.ts';
import { type PlanTask, runPlanTask } from '../plans/run-plan-task.ts';
import { type PageTask, readPage } from '../recipes/read-page.ts';

/** What the threads do, by its kind. Everything goes over as a message, so it holds plain values only. */
const WORK = {
  plan: ({ task }: { kind: 'plan'; task: PlanTask }) => runPlanTask(task),
  page: ({ page }: { kind: 'page'; page: PageTask }) => readPage(page),
  lines: ({ lines }: { kind: 'lines'; lines: readonly string[] }) => readLines(lines),
} as const;

type Kind = keyof typeof WORK;
export type WorkTask = { [K in Kind]: Parameters<(typeof WORK)[K]>[0] }[Kind];
export type WorkAnswer<K extends Kind> = ReturnType<(typeof WORK)[K]>;

/** How much these threads yield to others, 0 to 19. */
const NICENESS = 10;

// Linux keeps a priority for each thread, elsewhere it would be the whole server's.
if (!isMainThread && process.platform === 'linux') setPriority(NICENESS);

/** Runs in a thread of its own: no request waits for what takes a processor. */
export default function work(task: WorkTask): WorkAnswer<Kind> {
  return WORK[task.kind](task as never);
}
