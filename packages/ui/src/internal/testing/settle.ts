/** Waits until handlers of settled promises have run, also those that they settle in turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
