/** PostgreSQL's words for "not now": too many connections, shutting down, starting up, cancelled by the time limit. */
const BUSY_DATABASE = new Set(['53300', '57P01', '57P02', '57P03', '08006', '08001', '57014', '53100', '53200']);
const BUSY_NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Whether the failure, or what caused it, is a database that cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (BUSY_DATABASE.has(code)) return true;
    if (BUSY_NETWORK.has(code) && 'syscall' in cause && cause.syscall === 'connect') return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
