/** A message descriptor of react-intl, with the Chinese source and a description for translators. */
export interface MessageDescriptor {
  readonly id: string;
  readonly defaultMessage: string;
  readonly description: string;
}

/** Keeps literal types, and marks messages for the FormatJS tools. */
export const defineMessages = <const T extends Record<string, MessageDescriptor>>(messages: T): T =>
  messages;

/** Texts of one language by id. Merge several with `{ ...ui, ...mine }`. */
export type Catalogue = Readonly<Record<string, string>>;

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` arguments. No other ICU syntax is supported, so that no parser is shipped. An argument without a value
 * stays as it is.
 */
export const fillText = (template: string, values: TextValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
