import { ApiError } from '@companion/sdk';

/** An error for the log. The backend's text is left out: it may repeat what a visitor typed. */
export const describeError = (error: unknown): string =>
  error instanceof ApiError ? `${error.name} ${error.code}` : String(error);
