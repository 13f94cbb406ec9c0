export type {
  InternationalLoginServices,
  LoginActor,
  LoginErrors,
  LoginInput,
  LoginServices,
  ServedCountry,
} from '../login-machine/index.ts';
export { type MainlandChina, mainlandChina, type PhoneCountry } from '../phone/index.ts';
export { failureText } from './failure-text.ts';
export type { LoginCatalogue, LoginTextId } from './login-catalogue.ts';
export { type LoginCloseReason, LoginDialog, type LoginDialogProps } from './login-dialog.tsx';
export type { Agreement } from './login-fields.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export { type UseLoginOptions, useLogin } from './use-login.ts';
