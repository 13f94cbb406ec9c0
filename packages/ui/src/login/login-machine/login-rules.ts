import { mainlandChina, type PhoneCountry } from '../phone/phone.ts';
import type { CaptchaFailureReason, CaptchaResult } from '../slider-captcha/challenge.ts';
import { deadline, LONGEST_STORED_WAIT_MS, secondsLeft } from './cooldown.ts';
import type { LoginNumber, LoginServices } from './services.ts';

export interface LoginErrors {
  phone?: 'required' | 'invalid';
  code?: 'required' | 'incomplete';
  agreement?: 'required';
}

export type LoginField = 'phone' | 'code' | 'agreement';

/** A failure other than wrong input. It is shown until the next action of the visitor. */
export type LoginFailure =
  /** `message`: text of the server for the visitor, or null. `unreachable`: the server did not answer. */
  | { act: 'send' | 'login'; message: string | null; unreachable: boolean }
  | { act: 'captcha'; reason: CaptchaFailureReason };

export interface LoginContext {
  services: LoginServices;
  country: PhoneCountry;
  /** Digits of a code. */
  codeLength: number;
  resendAfterMs: number;
  closingMs: number;
  mustAgree: () => boolean;
  phone: string;
  code: string;
  agreed: boolean;
  errors: LoginErrors;
  failure: LoginFailure | null;
  /** True from a successful login until the dialog is closed. */
  succeeded: boolean;
  /** Number that the captcha was solved for. The field may change meanwhile. */
  challengedPhone: string;
  /** Code in the field when the last one was requested. Once that is sent, it is void. */
  codeAtRequest: string;
  captchaResult: CaptchaResult | null;
  /** Time from which the number in the field may get its next code, ms since the epoch. */
  endsAt: number | null;
  /** Seconds of the countdown; 0 when a code may be sent. */
  secondsLeft: number;
  /** Longest accepted countdown, ms: the default, or what the server named, also before a reload. */
  longestWaitMs: number;
}

/** @throws {Error} when the services cannot send codes to the country. */
export function assertCountry(
  { countryCodes = [mainlandChina.code] }: LoginServices,
  { code }: PhoneCountry,
): void {
  if (!countryCodes.includes(code))
    throw new Error(
      `The login services send codes to ${countryCodes.join(', ')}, not to country code ${code}. If your backend accepts it, name it in \`countryCodes\` of the services, with the SDK by createLoginServices.`,
    );
}

export const phoneError = ({ phone, country }: LoginContext): LoginErrors => {
  if (phone === '') return { phone: 'required' };
  return country.isValid(phone) ? {} : { phone: 'invalid' };
};

const codeError = ({ code, codeLength }: LoginContext): LoginErrors => {
  if (code === '') return { code: 'required' };
  return code.length === codeLength ? {} : { code: 'incomplete' };
};

export const formErrors = (context: LoginContext): LoginErrors => ({
  ...phoneError(context),
  ...codeError(context),
  ...(context.mustAgree() && !context.agreed && { agreement: 'required' as const }),
});

export const isComplete = (context: LoginContext) => Object.keys(formErrors(context)).length === 0;

export const numberOf = ({ country }: LoginContext, phone: string): LoginNumber => ({
  countryCode: country.code,
  phone,
});

/** The first wrong field in the order of the form. */
export const firstWrong = (errors: LoginErrors): LoginField => {
  if (errors.phone) return 'phone';
  return errors.code ? 'code' : 'agreement';
};

export const without = (errors: LoginErrors, field: LoginField): LoginErrors => {
  const { [field]: _, ...rest } = errors;
  return rest;
};

export const counted = (endsAt: number | null, { services, longestWaitMs }: LoginContext) => {
  const now = services.now();
  const at = deadline(endsAt, now, longestWaitMs);
  return { endsAt: at, secondsLeft: secondsLeft(at, now) };
};

/** The stored wait of the number, also one that the server named before a reload. */
export const cooldownOf = (context: LoginContext, phone = context.phone) => {
  const { services, country } = context;
  const { cooldown } = services;
  const now = services.now();
  const stored = country.isValid(phone) ? cooldown.read(phone) : cooldown.latest();
  const endsAt = deadline(stored, now, LONGEST_STORED_WAIT_MS);
  const longestWaitMs = Math.max(context.longestWaitMs, (endsAt ?? now) - now);
  return { longestWaitMs, endsAt, secondsLeft: secondsLeft(endsAt, now) };
};

/** Reads the store: a code may have been sent since, by a login that was closed or by another tab. */
export const mayHaveCode = (context: LoginContext, phone: string) =>
  cooldownOf(context, phone).secondsLeft === 0;

export const mayRequest = (context: LoginContext) =>
  !phoneError(context).phone && mayHaveCode(context, context.phone);

type ServerError = Partial<Error> & { retryAfterSeconds?: number; status?: number };

/** Wait that the error names, ms, or 0. */
export const retryAfterMs = (error: unknown) =>
  ((error as ServerError | null)?.retryAfterSeconds ?? 0) * 1_000;

/** Whether the server refused. The SDK's errors are recognised by their names. */
export const saidByServer = (error: unknown) =>
  ['ApiError', 'SessionExpiredError'].includes((error as ServerError | null)?.name ?? '');

/** Message of the server for the visitor, or null. Messages of browsers and libraries are for logs. */
export const serverMessage = (error: unknown): string | null =>
  (saidByServer(error) && (error as Error).message) || null;

/** Whether the server was reached. An error has a status only when there was an answer. */
const isAnswer = (error: unknown) =>
  saidByServer(error) || (error as ServerError | null)?.status !== undefined;

export const failureOf = (act: 'send' | 'login', error: unknown): LoginFailure => {
  return { act, message: serverMessage(error), unreachable: !isAnswer(error) };
};
