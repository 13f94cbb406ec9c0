export { RESEND_AFTER_MS } from './cooldown.ts';
export type { LoginEmitted, LoginEvent, LoginInput } from './login-flow.ts';
export { CLOSING_MS, type LoginActor, type LoginSnapshot, loginMachine } from './login-machine.ts';
export type { LoginContext, LoginErrors, LoginFailure, LoginField } from './login-rules.ts';
export type {
  CaptchaOutcome,
  CaptchaProvider,
  CooldownStore,
  LoginServices,
  OverlayCaptchaProvider,
} from './services.ts';
