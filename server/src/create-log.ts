import { type DestinationStream, type LevelWithSilent, pino } from 'pino';

/** What PostgreSQL and the query builder add to an error that may be people's data: values, and rows that clash. */
const WITH_VALUES = new Set(['params', 'parameters', 'detail', 'where', 'internalQuery', 'query']);

/** PostgreSQL's codes for values that it cannot read, which it quotes. */
const BAD_VALUE = /^22[0-9A-Z]{3}$/;

const withoutValues = (error: Error) =>
  'code' in error && BAD_VALUE.test(String(error.code)) ? error.message.replace(/".*"/s, '…') : error.message;

/**
 * An error as it is logged, with its causes: what happened and where, and never what people typed, such as the parameters of a
 * statement that failed.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isQuery = 'params' in error && 'query' in error;
  // the query builder writes the parameters into the message, and so into the stack
  const message = isQuery ? `Failed query: ${String(error.query)}` : withoutValues(error);
  const stack = error.stack?.replace(`${error.name}: ${error.message}`, '').replace(error.message, '');
  const own = Object.entries(error).filter(
    ([name, value]) => !WITH_VALUES.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return {
    ...Object.fromEntries(own),
    type: error.name,
    message,
    stack: `${error.name}: ${message}${stack === undefined ? '' : `\n${stack.slice(stack.indexOf('    at '))}`}`,
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** The log of this process: one line of JSON for each entry. */
export function createLog(level: LevelWithSilent, destination?: DestinationStream) {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: errorForLog },
    },
    destination ?? pino.destination(1),
  );
}
