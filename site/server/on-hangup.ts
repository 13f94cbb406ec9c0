/**
 * Runs `read` at each SIGHUP. It may throw, for example because a file of the operator can't be read: the error is
 * printed with `unchanged`, and the process goes on.
 */
export function onHangup(read: () => void, unchanged: string): void {
  process.on('SIGHUP', () => {
    try {
      read();
    } catch (error) {
      process.stdout.write(`${(error as Error).message}\n${unchanged}\n`);
    }
  });
}
