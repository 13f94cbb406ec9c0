/** A document that the visitor must agree to. */
export interface Agreement {
  /** Title, with its brackets: 《用户协议》. */
  label: string;
  href: string;
}

export type Theme = 'night' | 'day' | 'system';
export type Language = 'zh' | 'en' | 'ja';

/** What the dialog needs of the element. */
export interface Options {
  /** Empty: the page's own origin. */
  apiBase: string;
  /** `null`: the sandbox's slider. */
  captchaId: string | null;
  theme: Theme | undefined;
  language: Language;
  /** `undefined`: `/terms.html` and `/privacy.html`. */
  agreements: readonly Agreement[] | undefined;
  /** Digits of a code. `undefined`: 6. */
  codeLength: number | undefined;
}

/** Attributes as they are written; `null` where there is none. */
export interface Attributes {
  apiBase: string | null;
  captchaId: string | null;
  isSandbox: boolean;
  theme: string | null;
  /** Of the element or its nearest ancestor. */
  lang: string | null;
  agreements: string | null;
  codeLength: string | null;
}

/** Wrong attributes. The message names the attribute and its value. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const themes: readonly string[] = ['night', 'day', 'system'] satisfies Theme[];
/** Chinese and Japanese have their own texts. Everybody else reads English. */
const languages: Readonly<Record<string, Language>> = { zh: 'zh', ja: 'ja' };

/** @throws {ConfigurationError} for the first wrong attribute. */
export function readOptions(attributes: Attributes): Options {
  const { apiBase, captchaId, isSandbox, theme, lang, agreements, codeLength } = attributes;
  if (apiBase && !isAddress(apiBase))
    throw wrong('api-base', apiBase, 'an address that begins with https://, http:// or /');
  if (!isSandbox && !/^[\w-]+$/.test(captchaId ?? ''))
    throw wrong('captcha-id', captchaId, 'the id of your GeeTest captcha');
  if (theme !== null && !themes.includes(theme)) throw wrong('theme', theme, themes.join(', '));
  if (codeLength !== null && !/^[4-8]$/.test(codeLength))
    throw wrong('code-length', codeLength, 'a number of digits from 4 to 8');
  return {
    apiBase: apiBase ?? '',
    captchaId: isSandbox ? null : captchaId,
    theme: (theme as Theme | null) ?? undefined,
    language: lang ? (languages[lang.toLowerCase().split('-')[0] ?? ''] ?? 'en') : 'zh',
    agreements: readAgreements(agreements),
    codeLength: codeLength === null ? undefined : Number(codeLength),
  };
}

function isAddress(text: string): boolean {
  try {
    return /^(https?:\/\/|\/(?!\/))/.test(text) && new URL(text, 'https://page') !== undefined;
  } catch {
    return false;
  }
}

/** @throws {ConfigurationError} when the text is no list of agreements. */
export function readAgreements(text: string | null): readonly Agreement[] | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (Array.isArray(value) && value.every(isAgreement)) return value;
  throw wrong('agreements', text, 'a JSON list of { "label", "href" }');
}

const isAgreement = (value: unknown): value is Agreement => {
  const { label, href } = Object(value) as Partial<Agreement>;
  return [label, href].every((text) => typeof text === 'string' && text !== '');
};

const wrong = (attribute: string, value: string | null, expected: string): ConfigurationError =>
  new ConfigurationError(
    value === null
      ? `the attribute "${attribute}" is missing: ${expected}`
      : `the attribute "${attribute}" is "${value}", not ${expected}`,
  );
