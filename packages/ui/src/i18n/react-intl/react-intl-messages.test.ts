import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { defineMessages, type FormatText, useText } from '../index.ts';
import { ReactIntlMessages } from './index.ts';

const { hello } = defineMessages({
  hello: { id: 'hello', defaultMessage: '{name}，你好', description: 'A greeting' },
});

function Reader({ onText }: { onText: (text: FormatText) => void }) {
  const text = useText();
  onText(text);
  return text(hello, { name: 'Lumen' });
}

it('the formatter stays the same when the host renders again', () => {
  const value = createIntl({ locale: 'en', messages: { hello: 'Hello, {name}' } });
  const received: FormatText[] = [];
  const render = () => {
    const reader = createElement(Reader, { onText: (text) => received.push(text) });
    const host = createElement(ReactIntlMessages, null, reader);
    return renderToString(createElement(RawIntlProvider, { value }, host));
  };
  expect([render(), render()]).toEqual(['Hello, Lumen', 'Hello, Lumen']);
  expect(received[0]).toBe(received[1]);
});
