import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineMessages, MessagesProvider, type MessagesProviderProps, useText } from './index.ts';

const texts = defineMessages({
  hello: { id: 'test.hello', defaultMessage: '你好', description: 'A greeting' },
});

const Hello = () => useText()(texts.hello);

const render = (locale: string, messages: Record<string, string>) =>
  renderToString(
    createElement(
      MessagesProvider,
      { locale, messages } as MessagesProviderProps,
      createElement(Hello),
    ),
  );

describe('a text that the catalogue lacks', () => {
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is Chinese, and reported once for each language', () => {
    for (const locale of ['ko', 'ko', 'fr']) expect(render(locale, {})).toBe('你好');
    expect(warn.mock.calls).toEqual([
      ['@companion/ui: no text "test.hello" in the messages of "ko", so it is Chinese'],
      ['@companion/ui: no text "test.hello" in the messages of "fr", so it is Chinese'],
    ]);
  });

  it('is not reported in Chinese, or in production', () => {
    render('zh-TW', {});
    vi.stubEnv('NODE_ENV', 'production');
    render('de', {});
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not missing when it is there', () => {
    expect(render('it', { 'test.hello': 'Ciao' })).toBe('Ciao');
    expect(warn).not.toHaveBeenCalled();
  });
});
