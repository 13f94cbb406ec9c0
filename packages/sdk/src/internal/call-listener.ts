/** Calls a listener: one that throws must not change what its caller does. */
export function callListener(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nobody else would ever hear of it
    console.error('@companion/sdk: a listener threw', error);
  }
}
