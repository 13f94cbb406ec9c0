/** Calls a listener. When it throws, the error is logged and the caller goes on. */
export function callListener(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the error is not reported anywhere else
    console.error('@companion/sdk: a listener threw', error);
  }
}
