/** Loaded into a server that is measured: on SIGUSR2 it says what is in use when all garbage is gone. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  // What the first collection lets go of outside of the heap goes with the second.
  setTimeout(() => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write(`in use: ${heapUsed + external}\n`);
  }, 500);
});
