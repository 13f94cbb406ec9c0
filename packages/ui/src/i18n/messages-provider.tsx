import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Catalogue, fillText, type MessageDescriptor, type TextValues } from './messages.ts';

export type FormatText = (message: MessageDescriptor, values?: TextValues) => string;

/** Bundlers replace it, and remove what is for development. */
declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/** Chinese is built in: a catalogue of Chinese texts may hold only some. */
function reportMissing(id: string, locale: string): void {
  const isReported = reported.has(`${locale} ${id}`);
  if (isReported || /^zh\b/i.test(locale)) return;
  reported.add(`${locale} ${id}`);
  // biome-ignore lint/suspicious/noConsole: the developer of the host reads it
  console.warn(`@companion/ui: no text "${id}" in the messages of "${locale}", so it is Chinese`);
}

interface Texts {
  /** BCP 47 tag. */
  locale: string;
  format: FormatText;
}

const Context = createContext<Texts>({
  locale: 'zh',
  format: (message, values) => fillText(message.defaultMessage, values),
});

export type MessagesProviderProps = {
  /** BCP 47 tag, such as `en`. Also the format of numbers and dates. */
  locale: string;
  /** Components in this language. */
  children: ReactNode;
} & (
  | {
      /** Texts by id. A missing id falls back to Chinese, and is reported once in development. */
      messages: Catalogue;
    }
  | {
      /** Formatter of the host, such as `intl.formatMessage`. */
      formatMessage: FormatText;
    }
);

/** Sets the language of its components. Chinese, the default, needs no provider. */
export function MessagesProvider({ locale, children, ...source }: MessagesProviderProps) {
  const messages = 'messages' in source ? source.messages : undefined;
  const formatMessage = 'formatMessage' in source ? source.formatMessage : undefined;
  const texts = useMemo<Texts>(
    () => ({
      locale,
      format:
        formatMessage ??
        ((message, values) => {
          const own = messages?.[message.id];
          if (process.env.NODE_ENV !== 'production' && own === undefined)
            reportMissing(message.id, locale);
          return fillText(own ?? message.defaultMessage, values);
        }),
    }),
    [locale, messages, formatMessage],
  );
  return <Context.Provider value={texts}>{children}</Context.Provider>;
}

/** Returns the formatter of the nearest provider: `text(messages.title)`. */
export const useText = (): FormatText => useContext(Context).format;

/** BCP 47 tag of the nearest provider. Default: `zh`. */
export const useLocale = (): string => useContext(Context).locale;
