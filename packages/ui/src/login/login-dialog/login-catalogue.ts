import type { dialogMessages } from '../../primitives/dialog/messages.ts';
import type { toastMessages } from '../../primitives/toast/messages.ts';
import type { captchaMessages } from '../slider-captcha/messages.ts';
import type { loginMessages } from './messages.ts';

type IdOf<Messages extends Record<string, { id: string }>> = Messages[keyof Messages]['id'];

/** Ids of the texts of a login: the form, its dialog, the captcha and the toasts. */
export type LoginTextId =
  | IdOf<typeof loginMessages>
  | IdOf<typeof dialogMessages>
  | IdOf<typeof captchaMessages>
  | IdOf<typeof toastMessages>;

/** All texts of a login in one language. With `satisfies LoginCatalogue` a missing or misspelt id does not compile. */
export type LoginCatalogue = Readonly<Record<LoginTextId, string>>;
