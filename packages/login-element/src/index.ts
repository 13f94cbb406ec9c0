import { CompanionLogin } from './login-element.ts';

export type {
  CloseReason,
  CompanionLoginEvents,
  LoginErrorDetail,
  UserInfo,
} from './events.ts';
export { CompanionLogin } from './login-element.ts';
export type { Agreement, Theme } from './options.ts';

// Another copy of the module may have come first.
if (globalThis.customElements && !customElements.get('companion-login'))
  customElements.define('companion-login', CompanionLogin);
