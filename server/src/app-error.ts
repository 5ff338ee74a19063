import type { ErrorCode } from '@sorrel/contract/errors';

/** An expected failure of a request: a code of the table of errors, with the fields that the code adds to the reply. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Said instead of the table's sentence where only the place knows what is wrong. */
  readonly sentence: string | undefined;

  constructor(code: ErrorCode, options: { fields?: Record<string, unknown>; sentence?: string; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? {};
    this.sentence = options.sentence;
  }
}
