import { normalise } from '../normalise.ts';

/**
 * What people write, per language. An entry is a regular expression in which `…` stands for a few characters
 * of the same clause, and in English a space also for other small gaps. Entries are lower case. `*` and `+` have limits
 * (`withLimits`).
 */
export interface Phrases {
  /** Idioms and game terms. They are cut out before anything else is looked for. */
  harmless: readonly string[];
  /** Words that tell of a game, not of the speaker's life. */
  game: readonly string[];
  /** Self-harm, suicide, wanting to die, being hurt by others. */
  crisis: readonly string[];
  /** Crisis, unless the message has a word of `game`. */
  crisisUnlessGame: readonly string[];
  sexual: readonly string[];
  /** Sexual, unless the message has a word of `game`. */
  sexualUnlessGame: readonly string[];
  /** The speaker says that they are a child. */
  minor: readonly string[];
  /** Words for children. Together with `sexual` they are `minor`. */
  child: readonly string[];
  /** Asks for romance. From a child that is `minor`. */
  romance: readonly string[];
  /** Somebody wants pictures, a meeting or a secret. From a child that is `minor`. */
  grooming: readonly string[];
  medicalUnlessGame: readonly string[];
  legalUnlessGame: readonly string[];
  identity: readonly string[];
  identityUnlessGame: readonly string[];
  /** The whole message is this. */
  identityAlone: readonly string[];
  abuse: readonly string[];
  /** The whole message is this. */
  abuseAlone: readonly string[];
}

type List = keyof Phrases;
export type Matcher = Record<List, RegExp>;
type Lists<K extends string> = Readonly<Record<K, readonly string[]>>;

interface Script {
  /** What `…` stands for. */
  gap: string;
  hasSpaces: boolean;
}

export const cjk: Script = { gap: '[^,。!?;\\n]{0,8}', hasSpaces: false };
export const latin: Script = { gap: '[^,.!?;\\n]{0,30}', hasSpaces: true };

/** Between English words. Classes like `\\p{L}` would take a second to compile, hundreds of times over. */
const GAP = '[^a-z0-9,!?;\\u3040-\\u9fff]*';

/** What `*` and `+` of an entry repeat at most: signs, and groups of words. */
const MOST_SIGNS = 30;
const MOST_WORDS = 6;

export function compile<K extends string>(lists: Lists<K>, script: Script): Record<K, RegExp> {
  const matcher: Partial<Record<K, RegExp>> = {};
  for (const [list, entries] of Object.entries(lists) as [K, readonly string[]][]) {
    matcher[list] = toRegExp(list, entries, script);
  }
  return matcher as Record<K, RegExp>;
}

function toRegExp(list: string, entries: readonly string[], script: Script): RegExp {
  const any = entries
    .map((entry) => {
      const source = normalise(entry.replaceAll('…', '\u0000')).replaceAll('\u0000', script.gap);
      return script.hasSpaces ? source.replaceAll(' ', GAP) : source;
    })
    .join('|');
  const source = list.endsWith('Alone')
    ? `^[^\\p{L}\\p{N}]*(?:${any})[^\\p{L}\\p{N}]*$`
    : script.hasSpaces
      ? `(?<![a-z])(?:${any})(?![a-z])`
      : any;
  return new RegExp(withLimits(source), list.endsWith('Alone') ? 'u' : 'gu');
}

/**
 * Without a limit, a text could make a search take time that grows with the square of its length, or, where a repeated
 * group reads the same words in two ways, doubles with each word.
 */
function withLimits(source: string): string {
  return source
    .replace(/(?<!\\)\)\*/g, `){0,${MOST_WORDS}}`)
    .replace(/(?<!\\)\)\+/g, `){1,${MOST_WORDS}}`)
    .replace(/(?<!\\)\*/g, `{0,${MOST_SIGNS}}`)
    .replace(/(?<!\\)\+/g, `{1,${MOST_SIGNS}}`);
}
