/** Waits until the handlers of settled promises have run, also of chained ones. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
