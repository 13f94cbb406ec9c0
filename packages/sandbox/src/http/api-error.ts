import { errorCodes as contractCodes } from '@companion/sdk/contract';
import { type MessageName, message } from './error-messages.ts';
import type { Language } from './language.ts';

/** `error_code` of the envelope: the contract's codes and those of this backend. */
export const errorCodes = {
  ...contractCodes,
  badRequest: 40000,
  badPhone: 40001,
  captchaRefused: 40002,
  ticketRefused: 40003,
  forbidden: 40300,
  tooLarge: 41300,
  notJson: 41500,
  tooSlow: 40800,
  fault: 50001,
  internal: 50000,
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

interface ApiErrorOptions {
  values?: Record<string, string | number>;
  payload?: unknown;
  /** HTTP status. Default: 200, because clients show the message of 2xx answers only (spec §7). */
  status?: 200 | 400 | 401 | 403 | 404 | 408 | 413 | 415 | 500;
}

/** An error for the caller. The app answers it as an envelope in the language of the call. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly payload: unknown;
  readonly status: 200 | 400 | 401 | 403 | 404 | 408 | 413 | 415 | 500;
  readonly #name: MessageName;
  readonly #values: Record<string, string | number>;

  constructor(code: ErrorCode, name: MessageName, options: ApiErrorOptions = {}) {
    super(name);
    this.code = code;
    this.payload = options.payload ?? null;
    this.status = options.status ?? 200;
    this.#name = name;
    this.#values = options.values ?? {};
  }

  text(language: Language): string {
    return message(this.#name, language, this.#values);
  }
}

/** For an unknown id. */
export const notFound = () => new ApiError(errorCodes.notFound, 'notFound');

/** The error of a limit. Message and payload state the seconds to wait. */
export function tooOften(scope: string, name: MessageName, waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError(errorCodes.tooOften, name, {
    values: { wait: seconds },
    payload: { retry_after_s: seconds, scope },
  });
}
