export { CLOSING_MS } from '../../primitives/dialog/closing-ms.ts';
export { deadline, RESEND_AFTER_MS, secondsLeft, untilNextSecond } from './cooldown.ts';
export type { LoginEmitted, LoginEvent, LoginInput, LoginOptions } from './login-flow.ts';
export {
  type LoginActor,
  type LoginMachine,
  type LoginSnapshot,
  loginMachine,
} from './login-machine.ts';
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
