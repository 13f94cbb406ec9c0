import damerauLevenshtein from 'damerau-levenshtein';
import type { Language } from '../http/language.ts';
import type { Database } from '../store/database.ts';
import { foldText, termsOf } from './fold.ts';
import { soundsOf } from './sounds.ts';

export const thingTypes = ['game', 'entity', 'companion'] as const;
export type ThingType = (typeof thingTypes)[number];

/** A game, an entity or a companion: what has a name. */
export interface Thing {
  kind: ThingType;
  id: string;
  /** Id of its game, '' for a companion. */
  game: string;
}

/** A name in one language. */
export interface Name extends Thing {
  language: Language;
  text: string;
  folded: string;
  sound: string;
}

/** Candidates for wrong letters that are compared with the typed text. */
const MAX_COMPARED = 60;
const MAX_BY_PREFIX = 12;
/** Shorter beginnings match too many names. */
const MIN_PREFIX = { zh: 4, ja: 3, en: 4 } as const;
const MAX_INITIALS = 6;

/** The form in which names are compared: folded terms, without the English article. */
export function nameKey(text: string): string {
  const key = termsOf(foldText(text).replaceAll('&', ' and '))
    .map(({ term }) => term)
    .join(' ');
  return key.replace(/^the (?=.)/, '');
}

/** Wrong letters that a text of this length may have. */
export function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

export function distanceOf(a: string, b: string): number {
  return damerauLevenshtein(a, b).steps;
}

/** FTS5 expression for a text that shares a group of three characters. Null if the text is too short. */
export function gramsOf(text: string): string | null {
  const characters = [...text];
  if (characters.length < 3) return null;
  const grams = characters
    .slice(0, -2)
    .map((_, index) => characters.slice(index, index + 3).join(''))
    .filter((gram) => !gram.includes('"'));
  return grams.length > 0 ? grams.map((gram) => `"${gram}"`).join(' OR ') : null;
}

export interface Names {
  /** Names with one of these keys. */
  exact(keys: readonly string[]): Name[];
  /** Names that sound like the text: pinyin, kana, romaji, another character with the same sound. */
  sameSound(folded: string): Name[];
  /** Names whose sound or pinyin initials the text begins. */
  begun(folded: string): Name[];
  /** Names with one or two other letters, the nearest first. By sound in the language of the page only. */
  near(folded: string, language: Language): Name[];
  /** Names that are worth a question: with one more wrong letter, or another one of two characters. */
  similar(folded: string, language: Language): Name[];
  /** The name of a thing in one language. */
  of(thing: Thing, language: Language): string | undefined;
}

export function createNames(database: Database): Names {
  const fields = ['kind', 'id', 'game', 'language', 'text', 'folded', 'sound']
    .map((field) => `names.${field}`)
    .join(', ');
  const exact = database.query<Name, [string]>(
    `SELECT ${fields} FROM json_each(?) AS wanted CROSS JOIN names ON names.folded = wanted.value`,
  );
  const bySound = database.query<Name, [string, string]>(
    `SELECT ${fields} FROM names WHERE sound = ? AND language = ?`,
  );
  const byPrefix = database.query<Name, [string, string, string, number]>(
    `SELECT ${fields} FROM names WHERE sound > ? AND sound < ? AND language = ?
     ORDER BY length(sound) LIMIT ?`,
  );
  const byInitials = database.query<Name, [string]>(
    `SELECT ${fields} FROM names WHERE initials = ?`,
  );
  const byGrams = database.query<Name, [string, number]>(
    `SELECT ${fields} FROM name_grams JOIN names ON names.number = name_grams.rowid
     WHERE name_grams MATCH ? ORDER BY name_grams.rank LIMIT ?`,
  );
  const byForm = database.query<Name, [string, number]>(
    `SELECT ${fields} FROM names WHERE folded GLOB ? LIMIT ?`,
  );
  const text = database.query<{ text: string }, [string, string, string]>(
    'SELECT text FROM names WHERE kind = ? AND id = ? AND language = ?',
  );

  /** Short names have too few letters for groups of three: every character may be the wrong one. */
  function formsOf(folded: string): Name[] {
    const characters = [...folded];
    if (characters.length < 2 || characters.length > 3 || !/\p{Script=Han}/u.test(folded))
      return [];
    return characters.flatMap((_, at) =>
      byForm.all(characters.map((kept, index) => (index === at ? '?' : kept)).join(''), 4),
    );
  }

  /** Names whose spelling or sound has at most the allowed wrong letters, and `more`. */
  function within(folded: string, pageLanguage: Language, more: number): Name[] {
    const compared: { name: Name; distance: number }[] = [];
    const compare = (text: string, most: number, of: (name: Name) => string) => {
      const grams = gramsOf(text);
      const allowed = Math.min(most, allowedErrors(text.length));
      if (grams === null || allowed === 0) return;
      for (const name of byGrams.all(grams, MAX_COMPARED)) {
        const distance = distanceOf(text, of(name));
        if (distance <= allowed + more) compared.push({ name, distance });
      }
    };
    compare(nameKey(folded), 2, (name) => name.folded);
    for (const { language, sound } of soundsOf(folded))
      if (language === pageLanguage)
        compare(sound, 1, (name) => (name.language === language ? name.sound : ''));
    return compared.sort((a, b) => a.distance - b.distance).map(({ name }) => name);
  }

  return {
    exact: (keys) => exact.all(JSON.stringify(keys)),
    sameSound: (folded) =>
      soundsOf(folded).flatMap(({ language, sound }) => bySound.all(sound, language)),
    begun: (folded) => {
      const isInitials = /^[a-z]+$/.test(folded) && folded.length >= 2;
      if (isInitials && folded.length <= MAX_INITIALS) {
        const found = byInitials.all(folded);
        if (found.length > 0) return found;
      }
      return soundsOf(folded).flatMap(({ language, sound }) =>
        sound.length < MIN_PREFIX[language]
          ? []
          : byPrefix.all(sound, `${sound}\uffff`, language, MAX_BY_PREFIX),
      );
    },
    near: (folded, language) => within(folded, language, 0),
    similar: (folded, language) => {
      const forms = formsOf(nameKey(folded));
      return forms.length > 0 ? forms : within(folded, language, 1);
    },
    of: ({ kind, id }, language) => text.get(kind, id, language)?.text,
  };
}
