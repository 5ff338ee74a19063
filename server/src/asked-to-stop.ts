/** Ctrl-C may come twice at once, from the terminal and from the program that started us: that is one ask. */
const ONE_ASK_MS = 500;

/**
 * Listens for the signals to stop.
 * @returns when the first one came, and when a second one did, which says that nobody wants to wait
 */
export function listenForStop(signals: Pick<NodeJS.Process, 'on'> = process, nowMs = () => performance.now()) {
  let askedAtMs: number | undefined;
  let second: (signal: NodeJS.Signals) => void;
  const askedAgain = new Promise<NodeJS.Signals>((resolve) => {
    second = resolve;
  });
  const asked = new Promise<NodeJS.Signals>((first) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      signals.on(signal, () => {
        askedAtMs ??= nowMs();
        first(signal);
        if (nowMs() - askedAtMs > ONE_ASK_MS) second(signal);
      });
    }
  });
  return { asked, askedAgain };
}
