import { ApiError } from '@companion/sdk';

/** An error for the log. The backend's text is left out: it may repeat what a visitor typed. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.code}`;
  const cause = causeOf(error);
  return cause === undefined ? String(error) : `${String(error)} (${cause})`;
}

/** What a transport's “fetch failed” means: a code such as `ECONNREFUSED`, or “unexpected redirect”. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return undefined;
  const { code, message } = error.cause as NodeJS.ErrnoException;
  return causeOf(error.cause) ?? code ?? message;
}
