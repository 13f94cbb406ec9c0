/** A clipboard for the length of a story: the real one belongs to the person who runs it. */
export function withClipboard(writeText: (value: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}
