/** A message descriptor of react-intl, with the Chinese source and a description for translators. */
export interface MessageDescriptor<Id extends string = string> {
  readonly id: Id;
  readonly defaultMessage: string;
  readonly description: string;
}

/** Keeps the ids in the type, and marks messages for the FormatJS tools. */
export const defineMessages = <const Messages extends Record<string, MessageDescriptor>>(
  messages: Messages,
): { readonly [Name in keyof Messages]: MessageDescriptor<Messages[Name]['id']> } => messages;

/** Texts of one language by id. Merge several with `{ ...ui, ...mine }`. */
export type Catalogue = Readonly<Record<string, string>>;

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` arguments. No other ICU syntax is supported, so that no parser is shipped. An argument without a value
 * stays as it is.
 */
export const fillText = (template: string, values: TextValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
