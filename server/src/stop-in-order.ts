/** Less than the 90 s after which service managers kill: what is in the way is named before. */
export const STOP_WITHIN_MS = 80_000;

export type StopSettings = {
  withinMs?: number;
  /** Settles when the person asks a second time: they do not want to wait. */
  askedAgain: Promise<unknown>;
  /** Told in one sentence why the stop was not in order. */
  complain: (sentence: string, cause?: unknown) => void;
};

/**
 * Runs the steps of a stop one after the other. One that fails does not keep the next from being done; one that never
 * ends, or a second ask, ends the wait. An embedded database that is left running so is taken over by the next start.
 * @returns the exit code: 0 where all went in order, else 1
 */
export async function stopInOrder(steps: (() => Promise<void>)[], settings: StopSettings): Promise<0 | 1> {
  const { withinMs = STOP_WITHIN_MS, askedAgain, complain } = settings;
  let code: 0 | 1 = 0;
  const stopped = (async () => {
    for (const step of steps) {
      await step().catch((cause) => {
        code = 1;
        complain('A part of the server could not be stopped in order.', cause);
      });
    }
    return undefined;
  })();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, withinMs, `The server was not stopped in order within ${withinMs / 1000} s.`);
  });
  const notInOrder = await Promise.race([
    stopped,
    tooLong,
    askedAgain.then(() => 'The server was asked to stop a second time and does so at once.'),
  ]);
  clearTimeout(timer);
  if (notInOrder === undefined) return code;
  complain(notInOrder);
  return 1;
}
