/** Decodes percent-encoded text. Text with a `%` that is not an encoding stays as it is. */
export function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
