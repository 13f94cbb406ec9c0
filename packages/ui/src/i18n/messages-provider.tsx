import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Catalogue, fillText, type MessageDescriptor, type TextValues } from './messages.ts';

export type FormatText = (message: MessageDescriptor, values?: TextValues) => string;

interface Texts {
  /** BCP 47 tag, for `lang` and for dates and numbers. */
  locale: string;
  format: FormatText;
}

const Context = createContext<Texts>({
  locale: 'zh',
  format: (message, values) => fillText(message.defaultMessage, values),
});

export type MessagesProviderProps = {
  /** BCP 47, such as `en`: how numbers and dates are written. */
  locale: string;
  /** What speaks it. */
  children: ReactNode;
} & (
  | {
      /** A missing id falls back to the Chinese source. */
      messages: Catalogue;
    }
  | {
      /** The host's own formatter, such as `intl.formatMessage`. */
      formatMessage: FormatText;
    }
);

/** Gives the components in it a language other than Chinese, which needs no provider. */
export function MessagesProvider({ locale, children, ...source }: MessagesProviderProps) {
  const messages = 'messages' in source ? source.messages : undefined;
  const formatMessage = 'formatMessage' in source ? source.formatMessage : undefined;
  const texts = useMemo<Texts>(
    () => ({
      locale,
      format:
        formatMessage ??
        ((message, values) => fillText(messages?.[message.id] ?? message.defaultMessage, values)),
    }),
    [locale, messages, formatMessage],
  );
  return <Context.Provider value={texts}>{children}</Context.Provider>;
}

/** Formats a text in the language of the nearest provider: `text(messages.title)`. */
export const useText = (): FormatText => useContext(Context).format;

/** The language of the nearest provider, as a BCP 47 tag. */
export const useLocale = (): string => useContext(Context).locale;
