import { AppError } from '../app-error.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { WorkTooLong } from '../platform/work-threads.ts';
import type { Services } from '../services.ts';

/** Ingredients of pasted lines, read where no request waits for it. */
export function readPastedLines(services: Services, lines: readonly string[], turn: Turn) {
  return services.threads.run({ kind: 'lines', lines }, turn).catch((cause) => {
    if (!(cause instanceof WorkTooLong)) throw cause;
    throw new AppError('bad_request', { sentence: 'These lines took too long to read. Please paste fewer.', cause });
  });
}
