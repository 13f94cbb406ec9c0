import { cutText } from '../cut-text.ts';
import type { Language } from '../http/language.ts';
import { CJK, foldText, termsOf, tokensOfTerm } from './fold.ts';
import { type Intent, intentsOf } from './intents.ts';
import { type Name, type Names, nameKey, type Thing } from './names.ts';
import { COUNTED, numberSpellings } from './numbers.ts';
import { subjectOf } from './question.ts';
import { type ArticleKind, meaningOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longer queries are cut (UTF-16 units). */
const MAX_CHARACTERS = 120;
const MAX_TERMS = 12;
/** Words of the longest name or synonym. */
const MAX_WORDS = 5;
const MAX_NAME_CHARACTERS = 10;

/** One thing that a query mentions. */
export interface Unit {
  type: 'name' | 'meaning' | 'number' | 'text';
  /** Folded texts, any of which is a match. The first is what was typed or meant. */
  spellings: string[];
  things: Thing[];
  kind?: ArticleKind | undefined;
}

export interface Understanding {
  units: Unit[];
  intents: Intent[];
  /** The folded question, if the query is one. */
  question: string | null;
  /** The query has question words only. */
  hasNoSubject: boolean;
  /** What the query is read as, if it was not found as typed. */
  corrected: string | null;
  /** Folded query without its question words. */
  subject: string;
}

interface Sources {
  names: Names;
  vocabulary: Vocabulary;
  /** An article holds the folded text. */
  isKnown: (text: string) => boolean;
}

/** A part of the query: read already, or still a text. */
type Piece = { text: string } | { unit: Unit };

/** Reads a query: what it mentions, with wrong letters and other scripts resolved, and what it asks for. */
export function understand(
  input: string,
  language: Language,
  { names, vocabulary, isKnown }: Sources,
): Understanding {
  const folded = foldText(cutText(input, MAX_CHARACTERS));
  const whole = subjectOf(folded);
  const subject = (whole || folded).trim();
  let corrected: string | null = null;

  const unitOf = (found: readonly Name[], typed: string): Unit => ({
    type: 'name',
    spellings: [...new Set([typed, ...found.flatMap((name) => spellingsOf(name))])],
    things: found.map(({ kind, id, game }) => ({ kind, id, game })),
  });
  /** The name in all languages: articles are compared in the reader's language. */
  const spellingsOf = (name: Name) =>
    (['zh', 'en', 'ja'] as const)
      .map((other) => names.of(name, other))
      .filter((text) => text !== undefined)
      .map(nameKey);

  const correct = (typed: string, meant: string) => {
    corrected = (corrected ?? subject).replace(typed, meant);
  };

  /** Splits a text at the longest name, synonym or number in it, again and again. */
  function split(text: string): Piece[] {
    const terms = termsOf(text).slice(0, MAX_TERMS);
    const spans = terms.flatMap((_, from) =>
      terms
        .slice(from, from + MAX_WORDS)
        .map((_, length) => ({ from, to: from + length + 1 }))
        .map((span) => ({
          ...span,
          key: terms
            .slice(span.from, span.to)
            .map(({ term }) => term)
            .join(' '),
        })),
    );
    const parts = terms.flatMap(({ term, cjk }) => (cjk ? partsOf(term) : []));
    const found = groupByKey(names.exact([...spans.map(({ key }) => key), ...parts]));
    const readAs = (key: string): Unit | undefined => {
      const things = found.get(key);
      if (things) return unitOf(things, key);
      const meaning = meaningOf(key);
      if (meaning)
        return {
          type: 'meaning',
          spellings: [key, ...meaning.spellings.filter((word) => word !== key)],
          things: [],
          kind: meaning.kind,
        };
      const spellings = numberSpellings(key);
      return spellings.length > 0 ? { type: 'number', spellings, things: [] } : undefined;
    };

    const pieces: Piece[] = [];
    for (let at = 0; at < terms.length; ) {
      const { term = '', cjk = false } = terms[at] ?? {};
      const longest = spans
        .filter(({ from }) => from === at)
        .reverse()
        .map(({ to, key }) => ({ to, unit: readAs(key) }))
        .find(({ unit }) => unit);
      if (longest?.unit) {
        pieces.push({ unit: longest.unit });
        at = longest.to;
      } else {
        pieces.push(...(cjk ? splitRun(term, readAs) : [{ text: term }]));
        at += 1;
      }
    }
    return pieces;
  }

  const isWholeKnown =
    names.exact([nameKey(subject)]).length > 0 || meaningOf(subject) !== undefined;
  const sameSound = isWholeKnown ? [] : names.sameSound(subject);
  const isSound =
    sameSound.length > 0 &&
    !(/^[\p{Script=Han}]+$/u.test(subject) && isKnown(subject)) &&
    !(language === 'en' && isKnown(subject));
  let units: Unit[];
  if (isSound) {
    units = [unitOf(sameSound, subject)];
    const [first] = sameSound;
    const meant = first && (names.of(first, language) ?? first.text);
    if (meant && !/^[ぁ-ゖー]+$/u.test(subject)) corrected = meant;
  } else {
    units = resolveAll(split(subject));
  }

  /** Reads what is left: corrected words, names by sound or with wrong letters, or plain text. */
  function resolveAll(pieces: Piece[]): Unit[] {
    const read: Unit[] = [];
    let pending: string[] = [];
    const flush = () => {
      if (pending.length > 0) read.push(...resolve(pending));
      pending = [];
    };
    for (const piece of pieces) {
      if ('text' in piece) pending.push(piece.text);
      else {
        flush();
        read.push(piece.unit);
      }
    }
    flush();
    return read;
  }

  function resolve(texts: string[]): Unit[] {
    const text = texts.join(' ');
    const unknown = texts.filter((word) => ![word, ...otherForms(word)].some(isKnown));
    if (unknown.length === 0) return texts.flatMap(textUnits);
    const asName = (found: readonly Name[]): Unit[] | null => {
      const [first] = found;
      if (!first) return null;
      correct(text, names.of(first, language) ?? first.text);
      const same = found.filter(({ folded }) => folded === first.folded);
      return [unitOf(same, text)];
    };
    const bySound = asName(names.sameSound(text));
    if (bySound) return bySound;
    const byWords = () => {
      const words = texts.map((word) => {
        if (!unknown.includes(word) || !/^[a-z]+$/.test(word)) return word;
        return vocabulary.nearest(word) ?? word;
      });
      if (words.every((word, index) => word === texts[index])) return null;
      if (words.some((word) => unknown.includes(word))) return null;
      correct(text, words.join(' '));
      return resolveAll(split(words.join(' ')));
    };
    return (
      (language === 'en' ? byWords() : null) ??
      asName(names.begun(text)) ??
      asName(names.near(text, language)) ??
      (language === 'en' ? null : byWords()) ??
      texts.flatMap(textUnits)
    );
  }

  function textUnits(text: string): Unit[] {
    if (!CJK.test(text) || isKnown(text))
      return [{ type: 'text', spellings: [text, ...otherForms(text)], things: [] }];
    const segments = language === 'ja' ? wordsOf(text) : tokensOfTerm({ term: text, cjk: true });
    const known = segments.filter(isKnown);
    return (known.length > 0 ? known : [text]).map((segment) => ({
      type: 'text',
      spellings: [segment],
      things: [],
    }));
  }

  return {
    units,
    intents: intentsOf(folded),
    question: whole === folded || whole === '' ? null : folded.trim(),
    hasNoSubject: whole === '',
    corrected,
    subject,
  };
}

/** Forms of an English word that the stemmer of the index takes for another word. */
function otherForms(word: string): string[] {
  const [, stem] = /^([a-z]+)(?:ying|ies|ied|y)$/.exec(word) ?? [];
  return stem
    ? ['y', 'ying', 'ies'].map((ending) => stem + ending).filter((form) => form !== word)
    : [];
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a Japanese text that carry meaning: with kanji, or of three kana and more. */
function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => /\p{Script=Han}/u.test(segment) || [...segment].length >= 3);
}

/** Parts of a run that may be names or synonyms. Short hiragana is rather a part of another word. */
function partsOf(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_NAME_CHARACTERS, characters.length - from) }, (_, length) =>
      characters.slice(from, from + length + 1).join(''),
    ).filter(isPart),
  );
}

const isPart = (part: string) =>
  [...part].length >= (/^[ぁ-ゖー]+$/u.test(part) && !meaningOf(part) ? 3 : 2);

/** Splits a run of characters at its longest known part. */
function splitRun(run: string, readAs: (key: string) => Unit | undefined): Piece[] {
  const [counted] = run.match(COUNTED) ?? [];
  const parts = partsOf(run).sort((a, b) => b.length - a.length);
  const part =
    parts.find((candidate) => {
      const unit = readAs(candidate);
      return unit !== undefined && unit.type !== 'number';
    }) ?? counted;
  const unit = part === undefined ? undefined : readAs(part);
  if (part === undefined || !unit) return run === '' ? [] : [{ text: run }];
  const at = run.indexOf(part);
  return [
    ...splitRun(run.slice(0, at), readAs),
    { unit },
    ...splitRun(run.slice(at + part.length), readAs),
  ];
}

function groupByKey(found: readonly Name[]): Map<string, Name[]> {
  const groups = new Map<string, Name[]>();
  for (const name of found) {
    const same = groups.get(name.folded) ?? [];
    if (!same.some(({ kind, id }) => kind === name.kind && id === name.id)) same.push(name);
    groups.set(name.folded, same);
  }
  return groups;
}
