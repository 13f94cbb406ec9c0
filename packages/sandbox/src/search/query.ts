import { foldText, pairs, termsOf } from './fold.ts';
import { subjectOf } from './question.ts';

/** Longer queries are cut: nobody reads what more words would find. */
const MAX_CHARACTERS = 120;
const MAX_TERMS = 12;

export interface SearchQuery {
  /** Folded terms as typed, for highlighting. Of a question, those that it is about. */
  terms: string[];
  /** The same cut into words and pairs, as the index holds them. */
  tokens: string[];
  /** It only asks, as "How are you" does, and is searched for as it stands. */
  isAboutNothing: boolean;
  /** Of a question, all of it as typed, and how it is cut with the words by which it asks. */
  question: { folded: string; tokens: string[] } | null;
  /** FTS5 expression that wants every term. */
  every: string;
  /** The same, the last word being one that is still typed. */
  begun: string;
}

/** Terms become quoted strings, so nothing a visitor types is read as FTS5 syntax. Null when there is nothing to look for. */
export function parseQuery(input: string): SearchQuery | null {
  const folded = foldText(input.slice(0, MAX_CHARACTERS));
  const about = subjectOf(folded);
  const subject = about || folded;
  const terms = someTermsOf(subject);
  if (terms.length === 0) return null;
  const every = (lastIsPrefix: boolean) =>
    terms
      .map(({ term, cjk }, index) => {
        if (!cjk) return `"${term}"${lastIsPrefix && index === terms.length - 1 ? '*' : ''}`;
        // Pairs in a row are the very substring; a single character begins or ends one.
        return [...term].length === 1 ? `"${term}"*` : `"${pairs(term).slice(0, -1).join(' ')}"`;
      })
      .join(' AND ');
  return {
    terms: terms.map(({ term }) => term),
    tokens: tokensOf(terms),
    isAboutNothing: about === '',
    question:
      subject === folded ? null : { folded: folded.trim(), tokens: tokensOf(someTermsOf(folded)) },
    every: every(false),
    begun: every(true),
  };
}

const someTermsOf = (text: string) => termsOf(text).slice(0, MAX_TERMS);

function tokensOf(terms: ReturnType<typeof termsOf>): string[] {
  const tokens = terms.flatMap(({ term, cjk }) =>
    cjk && [...term].length > 1 ? pairs(term).slice(0, -1) : [term],
  );
  return [...new Set(tokens)];
}
