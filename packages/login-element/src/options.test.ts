import { describe, expect, it } from 'vitest';
import { type Attributes, ConfigurationError, readOptions } from './options.ts';

const written: Attributes = {
  apiBase: 'https://api.example',
  captchaId: 'a1b2c3',
  isSandbox: false,
  theme: null,
  lang: null,
  agreements: null,
  codeLength: null,
};
const read = (changes: Partial<Attributes>) => readOptions({ ...written, ...changes });

describe('options of the element', () => {
  it('have defaults', () => {
    expect(read({ apiBase: null })).toEqual({
      apiBase: '',
      captchaId: 'a1b2c3',
      theme: undefined,
      language: 'zh',
      agreements: undefined,
      codeLength: undefined,
    });
  });

  it.each([
    [null, 'zh'],
    ['', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['JA', 'ja'],
    ['en-GB', 'en'],
    ['ko', 'en'],
  ])('lang %j is %s', (lang, language) => {
    expect(read({ lang }).language).toBe(language);
  });

  it('need no captcha id with the sandbox', () => {
    expect(read({ captchaId: null, isSandbox: true }).captchaId).toBeNull();
  });

  it('take agreements, also none', () => {
    const terms = [{ label: '《用户协议》', href: '/terms' }];
    expect(read({ agreements: JSON.stringify(terms) }).agreements).toEqual(terms);
    expect(read({ agreements: '[]' }).agreements).toEqual([]);
  });

  it('take the digits of a code', () => {
    expect(read({ codeLength: '4' }).codeLength).toBe(4);
  });

  it.each<[string, Partial<Attributes>]>([
    ['api-base', { apiBase: 'api.example' }],
    ['api-base', { apiBase: '//api.example' }],
    ['api-base', { apiBase: 'https://' }],
    ['api-base', { apiBase: 'javascript:alert(1)' }],
    ['captcha-id', { captchaId: null }],
    ['captcha-id', { captchaId: 'a b' }],
    ['theme', { theme: 'dark' }],
    ['agreements', { agreements: '/terms' }],
    ['agreements', { agreements: '{}' }],
    ['agreements', { agreements: '[{ "label": "Terms" }]' }],
    ['code-length', { codeLength: '3' }],
    ['code-length', { codeLength: '6.0' }],
    ['code-length', { codeLength: '' }],
    ['agreements', { agreements: '[{ "label": "", "href": "/terms" }]' }],
  ])('name a wrong %s: %j', (attribute, changes) => {
    expect(() => read(changes)).toThrow(ConfigurationError);
    expect(() => read(changes)).toThrow(`"${attribute}"`);
  });
});
