/** The server can't start. The message is one line that names the setting and what it takes. */
export class StartError extends Error {
  override name = 'StartError';
}
