/** A text of the interface, as react-intl knows it: the Chinese source and a note for the translator. */
export interface MessageDescriptor {
  readonly id: string;
  readonly defaultMessage: string;
  readonly description: string;
}

/** Keeps the ids and texts as literal types, and lets message tools find them. */
export const defineMessages = <const T extends Record<string, MessageDescriptor>>(messages: T): T =>
  messages;

/** Texts of one language: id → text. Several may be merged with `{ ...ui, ...mine }`. */
export type Catalogue = Readonly<Record<string, string>>;

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` arguments. Nothing else of ICU is understood, so that no parser is shipped;
 * an argument without a value stays as it is written.
 */
export const fillText = (template: string, values: TextValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
