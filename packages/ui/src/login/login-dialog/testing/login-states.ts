import type { InternationalLoginServices } from '../../login-machine/services.ts';
import {
  apiError,
  memoryCooldown,
  overlayCaptcha,
} from '../../login-machine/testing/fake-services.ts';
import { loginDialogTexts } from '../login-dialog.texts.ts';
import { CODE, forever, NOON, PHONE, storyServices } from './login-harness.tsx';

/** A state of the form: services that lead to it, and what the visitor does. */
export interface LoginState {
  makeServices?: () => InternationalLoginServices;
  act?: (form: HTMLElement) => void;
}

function part(form: HTMLElement, name: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`the form has no ${name}`);
  return found;
}

function type(form: HTMLElement, name: 'phone' | 'code', value: string): void {
  const field = part(form, name);
  // React ignores a value that was set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const submit = (form: HTMLElement) => part(form, 'submit').click();

function requestCode(form: HTMLElement): void {
  type(form, 'phone', PHONE);
  part(form, 'send').click();
}

function logIn(form: HTMLElement): void {
  type(form, 'phone', PHONE);
  type(form, 'code', CODE);
  part(form, 'agreement').click();
  submit(form);
}

const withoutSlider = (parts: Partial<InternationalLoginServices>) => () =>
  storyServices({ captcha: overlayCaptcha(), ...parts });

const { tooManyCodesAnswer } = loginDialogTexts.zh;

/** The states after the form at rest, by their names in a matrix. */
export const loginStates: Readonly<Record<string, LoginState>> = {
  errors: { act: submit },
  captcha: { act: requestCode },
  sending: { act: requestCode, makeServices: withoutSlider({ sendCode: forever }) },
  counting: {
    makeServices: withoutSlider({ cooldown: memoryCooldown({ '': NOON + 42_000 }) }),
  },
  failed: {
    act: requestCode,
    makeServices: withoutSlider({ sendCode: () => Promise.reject(apiError(tooManyCodesAnswer)) }),
  },
  'logging in': { act: logIn, makeServices: withoutSlider({ login: forever }) },
  'logged in': { act: logIn },
};
