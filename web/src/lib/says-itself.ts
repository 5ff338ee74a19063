/** `meta` of a mutation whose own `onError` says what went wrong, wherever its person is by then. */
export const SAYS_ITSELF: Record<string, unknown> = { saysItself: true };
