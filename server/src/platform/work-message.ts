/** What the program of the threads is told. */
export type WorkMessage = { kind: string; task: unknown };

/** Asks a fresh thread for nothing but that it has loaded its program. */
export const IS_UP = 'is up';

/** What a thread is told of itself: a patient one works while nobody else wants the processor, the others are only nice. */
export type ThreadKind = { isPatient: boolean };
