/** Loaded into a measured server: on SIGUSR2 it prints the memory in use after garbage collection. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  // Memory outside of the heap is freed by the second collection only.
  setTimeout(() => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write(`in use: ${heapUsed + external}\n`);
  }, 500);
});
