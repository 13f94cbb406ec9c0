export { CLOSING_MS } from '../../primitives/dialog/closing-ms.ts';
export { deadline, RESEND_AFTER_MS, secondsLeft, untilNextSecond } from './cooldown.ts';
export { createLogin } from './create-login.ts';
export type {
  LoginActor,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginSnapshot,
  LoginState,
  LoginSubscription,
} from './login-actor.ts';
export {
  type LoginContext,
  type LoginErrors,
  type LoginFailure,
  type LoginField,
  retryAfterMs,
  saidByServer,
  serverMessage,
} from './login-rules.ts';
export type {
  CaptchaOutcome,
  CaptchaProvider,
  CooldownStore,
  InternationalLoginServices,
  LoginNumber,
  LoginServices,
  OverlayCaptchaProvider,
  ServedCountry,
} from './services.ts';
