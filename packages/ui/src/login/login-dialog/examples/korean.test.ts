import { expect, it } from 'vitest';
import { dialogMessages } from '../../../primitives/dialog/messages.ts';
import { toastMessages } from '../../../primitives/toast/messages.ts';
import { captchaMessages } from '../../slider-captcha/messages.ts';
import type { LoginCatalogue } from '../index.ts';
import { loginMessages } from '../messages.ts';
import korean from './korean.json' with { type: 'json' };

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('a misspelt or missing id does not compile', () => {
  const { 'ui.login.title': title, ...others } = korean;
  // @ts-expect-error
  const misspelt = { ...others, 'ui.login.titel': title } satisfies LoginCatalogue;
  // @ts-expect-error
  const tooMany = { ...korean, 'ui.login.titel': title } satisfies LoginCatalogue;
  // @ts-expect-error
  const missing = others satisfies LoginCatalogue;
  expect([misspelt, tooMany, missing]).toHaveLength(3);
});

it('the Korean catalogue has every text of the login, with its placeholders', () => {
  const messages = [dialogMessages, toastMessages, captchaMessages, loginMessages].flatMap(
    (group) => Object.values(group),
  );
  const inChinese = messages.map(({ id, defaultMessage }) => [id, placeholders(defaultMessage)]);
  const inKorean = Object.entries(korean).map(([id, text]) => [id, placeholders(text)]);
  expect(Object.fromEntries(inKorean)).toEqual(Object.fromEntries(inChinese));
});
