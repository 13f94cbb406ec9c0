import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { type FormatText, MessagesProvider, useLocale, useText } from '../../i18n/index.ts';
import { type Catalogue, fillText } from '../../i18n/messages.ts';
import type { BrandTheme } from '../create-theme/index.ts';
import { BrandContext } from './brand-context.ts';

export interface ThemeProviderProps {
  /** Result of `createTheme`. Create it once, outside of components. */
  theme: BrandTheme;
  /** The app of the brand. */
  children: ReactNode;
}

/**
 * Gives a page the brand of `createTheme`: colours and sizes for the whole document; logo, crown and texts for its
 * children. Inside of `MessagesProvider`, if there is one. On a server add `theme.css` to the head, too: this component
 * sets styles in the browser only.
 */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  const { css, logo, crown, texts } = theme;
  useInsertionEffect(() => adoptStyles(css), [css]);
  const brand = useMemo(() => ({ logo, crown }), [logo, crown]);
  const locale = useLocale();
  const outer = useText();
  const formatMessage = useMemo<FormatText>(() => {
    const own = textsOf(texts, locale);
    return (message, values) => {
      const text = own[message.id];
      return text === undefined ? outer(message, values) : fillText(text, values);
    };
  }, [texts, locale, outer]);
  return (
    <BrandContext.Provider value={brand}>
      <MessagesProvider locale={locale} formatMessage={formatMessage}>
        {children}
      </MessagesProvider>
    </BrandContext.Provider>
  );
}

/** Texts of a tag and of the shorter ones: `zh`, `zh-Hant` and `zh-Hant-TW`. The longer one wins. */
function textsOf(texts: BrandTheme['texts'], locale: string): Catalogue {
  const subtags = locale.split('-');
  const tags = subtags.map((_, index) => subtags.slice(0, index + 1).join('-'));
  return Object.assign({}, ...tags.map((tag) => texts[tag]));
}

/** An adopted stylesheet needs no nonce under a Content-Security-Policy. */
function adoptStyles(css: string): (() => void) | undefined {
  // jsdom has none.
  if (!('adoptedStyleSheets' in document)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
