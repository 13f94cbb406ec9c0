import { CODE_LENGTH, type PhoneCountry } from '../phone/phone.ts';
import type { CaptchaFailureReason, CaptchaResult } from '../slider-captcha/challenge.ts';
import { deadline, secondsLeft } from './cooldown.ts';
import type { LoginNumber, LoginServices } from './services.ts';

export interface LoginErrors {
  phone?: 'required' | 'invalid';
  code?: 'required' | 'incomplete';
  agreement?: 'required';
}

export type LoginField = 'phone' | 'code' | 'agreement';

/** What went wrong beyond the visitor's input. It is shown until their next action. */
export type LoginFailure =
  /** `message`: the server's, for the visitor; null when there was no answer, or none with a message. */
  | { act: 'send' | 'login'; message: string | null; unreachable: boolean }
  | { act: 'captcha'; reason: CaptchaFailureReason };

export interface LoginContext {
  services: LoginServices;
  country: PhoneCountry;
  resendAfterMs: number;
  closingMs: number;
  mustAgree: () => boolean;
  phone: string;
  code: string;
  agreed: boolean;
  errors: LoginErrors;
  failure: LoginFailure | null;
  /** A login has succeeded; true until the dialog is closed. */
  succeeded: boolean;
  /** The number that the captcha was solved for, whatever is typed meanwhile. */
  challengedPhone: string;
  captchaResult: CaptchaResult | null;
  /** When the next code may be sent to the number in the field, ms since the epoch. */
  endsAt: number | null;
  /** The countdown on the button; 0 when a code may be sent. */
  secondsLeft: number;
  /** Longest countdown that is believed: the usual one, or what the server asked for. */
  longestWaitMs: number;
}

export const phoneError = ({ phone, country }: LoginContext): LoginErrors => {
  if (phone === '') return { phone: 'required' };
  return country.isValid(phone) ? {} : { phone: 'invalid' };
};

const codeError = (code: string): LoginErrors => {
  if (code === '') return { code: 'required' };
  return code.length === CODE_LENGTH ? {} : { code: 'incomplete' };
};

export const formErrors = (context: LoginContext): LoginErrors => ({
  ...phoneError(context),
  ...codeError(context.code),
  ...(context.mustAgree() && !context.agreed && { agreement: 'required' as const }),
});

export const isComplete = (context: LoginContext) => Object.keys(formErrors(context)).length === 0;

export const numberOf = ({ country }: LoginContext, phone: string): LoginNumber => ({
  countryCode: country.code,
  phone,
});

/** The first wrong field, in the order of the form: it gets the focus. */
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

/** The countdown of the number in the field; until it is complete, the latest of any number. */
export const cooldownOf = (context: LoginContext, phone = context.phone) => {
  const { cooldown } = context.services;
  return counted(
    context.country.isValid(phone) ? cooldown.read(phone) : cooldown.latest(),
    context,
  );
};

export const mayRequest = (context: LoginContext) =>
  counted(context.endsAt, context).secondsLeft === 0 && !phoneError(context).phone;

type ServerError = Partial<Error> & { retry_after_s?: number; status?: number };

/** How long to wait before another try, when an error says so. */
export const retryAfterMs = (error: unknown) =>
  ((error as ServerError | null)?.retry_after_s ?? 0) * 1_000;

/** The server refused: the SDK's errors, recognised by their names. */
export const saidByServer = (error: unknown) =>
  ['ApiError', 'SessionExpired'].includes((error as ServerError | null)?.name ?? '');

/** The server's message for the visitor, or null; messages of browsers and libraries are for logs. */
export const serverMessage = (error: unknown): string | null =>
  (saidByServer(error) && (error as Error).message) || null;

/** The server was reached, whatever it answered: transport errors have its status, if there was an answer. */
const isAnswer = (error: unknown) => {
  const { name, status } = (error ?? {}) as ServerError;
  return saidByServer(error) || name === 'MalformedResponse' || status !== undefined;
};

export const failureOf = (act: 'send' | 'login', error: unknown): LoginFailure => {
  return { act, message: serverMessage(error), unreachable: !isAnswer(error) };
};
