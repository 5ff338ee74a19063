/** In a program beside the server: it ends when the server has, and not before. A stop is the server's to time. */
export function endWithServer(): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit(0));
}
