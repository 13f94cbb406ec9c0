import { CODE_LENGTH, type PhoneCountry } from '../phone/phone.ts';
import type { CaptchaFailureReason, CaptchaResult } from '../slider-captcha/challenge.ts';
import { deadline, secondsLeft } from './cooldown.ts';
import type { LoginServices } from './services.ts';

export interface LoginErrors {
  phone?: 'required' | 'invalid';
  code?: 'required' | 'incomplete';
  agreement?: 'required';
}

export type LoginField = 'phone' | 'code' | 'agreement';

/** What went wrong beyond the visitor's own input. It stands until his next act. */
export type LoginFailure =
  /** `message` is the server's word for the visitor; null where the server was not reached or had none. */
  | { act: 'send' | 'login'; message: string | null; unreachable: boolean }
  | { act: 'captcha'; reason: CaptchaFailureReason };

export interface LoginContext {
  services: LoginServices;
  country: PhoneCountry;
  resendAfterMs: number;
  closingMs: number;
  phone: string;
  code: string;
  agreed: boolean;
  errors: LoginErrors;
  failure: LoginFailure | null;
  /** Until the dialog is gone. */
  succeeded: boolean;
  /** The number that the challenge and its result belong to, whatever is typed meanwhile. */
  challengedPhone: string;
  captchaResult: CaptchaResult | null;
  /** When the number in the field may have its next code, ms since the epoch. */
  endsAt: number | null;
  /** What the button counts; 0 when a code may be sent. */
  secondsLeft: number;
  /** No wait is longer: the usual one, or what the server asked for. */
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
  ...(!context.agreed && { agreement: 'required' as const }),
});

export const isComplete = (context: LoginContext) => Object.keys(formErrors(context)).length === 0;

/** The order in which the fields stand. */
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

/** The wait belongs to the number. Until one is typed it is the latest of all. */
export const cooldownOf = (context: LoginContext, phone = context.phone) => {
  const { cooldown } = context.services;
  return counted(
    context.country.isValid(phone) ? cooldown.read(phone) : cooldown.latest(),
    context,
  );
};

export const mayRequest = (context: LoginContext) =>
  counted(context.endsAt, context).secondsLeft === 0 && !phoneError(context).phone;

type ServerError = Partial<Error> & { retry_after_s?: number };

export const retryAfterMs = (error: unknown) =>
  ((error as ServerError | null)?.retry_after_s ?? 0) * 1_000;

export const saidByServer = (error: unknown) => (error as ServerError | null)?.name === 'ApiError';

export const failureOf = (act: 'send' | 'login', error: unknown): LoginFailure => {
  const said = saidByServer(error);
  return { act, message: (said && (error as Error).message) || null, unreachable: !said };
};
