/** What a program that works is told. */
export type WorkMessage = { kind: string; task: unknown };

/** What it answers: what came of the work, or what it threw. */
export type WorkAnswer = { value: unknown } | { fault: unknown };

/** Asks a fresh process for nothing but that it has loaded its program. */
export const IS_UP = 'is up';

/** What a process is told of itself: a patient one works while nobody else wants the processor, the others are only nice. */
export const PATIENT = 'patient';
