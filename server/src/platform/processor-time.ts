import { readFileSync } from 'node:fs';

/** In what `/proc` counts processor time on every platform that Node runs on; source: proc(5) and `getconf CLK_TCK`. */
const TICK_MS = 10;
/** Fields of `/proc/<pid>/stat` after the name: time in the program, and time in the system for it. */
const USER = 11;
const SYSTEM = 12;

/** How much of a processor a process has had since it started, ms; undefined where the system does not tell, or it has ended. */
export function readProcessorTimeMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name of the program may hold spaces and brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return TICK_MS * (Number(fields[USER]) + Number(fields[SYSTEM]));
  } catch {
    return undefined;
  }
}
