import { cutText } from '../cut-text.ts';
import { foldText, termsOf, tokensOf, tokensOfTerm } from './fold.ts';
import { subjectOf } from './question.ts';

/** Longer queries are cut (UTF-16 units). */
const MAX_CHARACTERS = 120;
const MAX_TERMS = 12;

export interface SearchQuery {
  /** Folded terms for highlighting. For a question: the terms of its subject. */
  terms: string[];
  /** The terms as the index holds them: words and pairs. */
  tokens: string[];
  /** The query has question words only, such as "How are you". It is searched for as typed. */
  hasNoSubject: boolean;
  /** The whole question and its tokens, question words included. Null if the query is no question. */
  question: { folded: string; tokens: string[] } | null;
  /** FTS5 expression that requires every term. */
  every: string;
  /** The same with the last word as a prefix, because it may be incomplete. */
  begun: string;
}

/** Parses a query. Terms are quoted, so input is never read as FTS5 syntax. Null if there is no term. */
export function parseQuery(input: string): SearchQuery | null {
  const folded = foldText(cutText(input, MAX_CHARACTERS));
  const subject = subjectOf(folded);
  const text = subject || folded;
  const terms = limitedTermsOf(text);
  if (terms.length === 0) return null;
  const every = (lastIsPrefix: boolean) =>
    terms
      .map(({ term, cjk }, index) => {
        // A phrase of pairs matches the exact substring. A single character starts a pair or is the last one.
        const isPrefix = cjk ? [...term].length === 1 : lastIsPrefix && index === terms.length - 1;
        return `"${tokensOfTerm({ term, cjk }).join(' ')}"${isPrefix ? '*' : ''}`;
      })
      .join(' AND ');
  return {
    terms: terms.map(({ term }) => term),
    tokens: tokensOf(terms),
    hasNoSubject: subject === '',
    question:
      text === folded ? null : { folded: folded.trim(), tokens: tokensOf(limitedTermsOf(folded)) },
    every: every(false),
    begun: every(true),
  };
}

const limitedTermsOf = (text: string) => termsOf(text).slice(0, MAX_TERMS);
