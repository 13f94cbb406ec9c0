export type { LoginActor, LoginErrors, LoginInput, LoginServices } from '../login-machine/index.ts';
export { mainlandChina, type PhoneCountry } from '../phone/index.ts';
export { failureText } from './failure-text.ts';
export { type LoginCloseReason, LoginDialog, type LoginDialogProps } from './login-dialog.tsx';
export type { Agreement } from './login-fields.tsx';
export { useLogin } from './use-login.ts';
