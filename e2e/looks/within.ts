/**
 * What is waited for, or an error once `ms` are over: calls of a page that is stuck have no limit of their own. What comes
 * after that is dropped.
 * @param what says what did not come, asked when the time is over
 */
export async function within<Value>(ms: number, waiting: Promise<Value>, what: () => string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what()} (${ms / 1000} s)`)), ms);
  });
  try {
    return await Promise.race([waiting, late]);
  } finally {
    clearTimeout(timer);
  }
}
