import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '../../../../messages/en.json' with { type: 'json' };
import ja from '../../../../messages/ja.json' with { type: 'json' };
import zh from '../../../../messages/zh.json' with { type: 'json' };
import {
  type Catalogue,
  fillText,
  type MessageDescriptor,
  type TextValues,
} from '../../../i18n/messages.ts';
import { drag, ready } from '../../slider-captcha/testing/actions.ts';
import { PIECE_X } from '../../slider-captcha/testing/pictures.ts';
import { loginMessages as login } from '../messages.ts';
import { CODE, PHONE } from './login-harness.tsx';

const catalogues: Record<string, Catalogue> = { 'zh-CN': zh, en, ja };

/** A text in the language of the story. */
export const say = ({ id, defaultMessage }: MessageDescriptor, values?: TextValues): string =>
  fillText(catalogues[document.documentElement.lang]?.[id] ?? defaultMessage, values);

const dialog = () => screen.getByRole('dialog', { name: say(login.title) });
const inDialog = () => within(dialog());

export const phoneField = () => inDialog().getByRole('textbox', { name: say(login.phone) });
export const codeField = () => inDialog().getByRole('textbox', { name: say(login.code) });
export const agreement = () => inDialog().getByRole('checkbox');
export const submitButton = () => inDialog().getByRole('button', { name: say(login.submit) });
export const button = (message: MessageDescriptor) =>
  inDialog().getByRole('button', { name: say(message) });

export const sendButton = () =>
  inDialog().getByRole('button', {
    name: new RegExp(`^(${say(login.sendCode)}|${say(login.resendIn, { n: '\\d+' })})`),
  });

/** Waits until the button shows `n` seconds and is disabled. */
export const counts = (n: number) =>
  waitFor(async () => {
    await expect(sendButton()).toHaveTextContent(say(login.resendIn, { n }));
    await expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  });

/** Waits until the dialog shows a text. */
export const reads = (text: string | MessageDescriptor) =>
  waitFor(() => expect(dialog()).toHaveTextContent(typeof text === 'string' ? text : say(text)));

export const user = userEvent.setup({ delay: null });

export async function fillIn(phone = PHONE, code = CODE): Promise<void> {
  await user.type(phoneField(), phone);
  await user.type(codeField(), code);
  await user.click(agreement());
}

export async function openCaptcha(phone = PHONE): Promise<HTMLElement> {
  await user.type(phoneField(), phone);
  await user.click(sendButton());
  return ready();
}

export async function solveCaptcha(): Promise<void> {
  drag(await ready(), PIECE_X);
}
