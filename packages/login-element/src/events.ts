/** Answer of a login, as the SDK returns it. Other fields of the backend are kept. */
export interface UserInfo {
  /** Opaque, for the header of later calls. */
  access_token: string;
  web_user_id: string;
  [field: string]: unknown;
}

/**
 * `host`: `close()`, or the attribute `open` was removed. `navigation`: an agreement was opened. `escape`: also the back
 * gesture of Android.
 */
export type CloseReason =
  | 'escape'
  | 'outside'
  | 'close-button'
  | 'navigation'
  | 'success'
  | 'host'
  | 'error';

export interface LoginErrorDetail {
  /**
   * `configuration`: wrong attributes. `load`: the dialog's code did not load. `crash`: the dialog failed. In these cases
   * it does not open, or closes. `failure`: the captcha, a code or the login failed; the visitor sees the message and may try again.
   */
  kind: 'configuration' | 'load' | 'crash' | 'failure';
  message: string;
}

/** Details of the events by type. */
export interface CompanionLoginEvents {
  'companion-login': { userInfo: UserInfo };
  'companion-close': { reason: CloseReason };
  'companion-error': LoginErrorDetail;
}

declare global {
  interface HTMLElementEventMap {
    'companion-login': CustomEvent<CompanionLoginEvents['companion-login']>;
    'companion-close': CustomEvent<CompanionLoginEvents['companion-close']>;
    'companion-error': CustomEvent<CompanionLoginEvents['companion-error']>;
  }
}
