import type { Article } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import { foldText } from './fold.ts';
import { offsetsOf, type Range, rangesOf, snippetOf } from './highlight.ts';

/** UTF-16 units. */
const SNIPPET_LENGTH: Record<Language, number> = { zh: 90, ja: 90, en: 180 };

/** The folded texts of an article in one language, for scoring. */
export interface FoldedArticle {
  number: number;
  folded_title: string;
  folded_question: string;
  folded_text: string;
}

/** The fields of an article that a hit shows. */
export interface ShownArticle {
  id: string;
  title: string;
  text: string;
  /** Days before today. */
  updated: number;
}

export interface Hit {
  id: string;
  game: string;
  kind: string;
  title: string;
  title_ranges: Range[];
  snippet: string;
  snippet_ranges: Range[];
  /** Days before today. */
  updated: number;
}

/** The part of an article that matches a question best. */
export interface Excerpt {
  article: Article;
  text: string;
  score: number;
}

export interface Facet {
  id: string;
  count: number;
}

/**
 * Scores an article for a query. A match in the title counts most, each further mention in the body
 * counts less, and an article that contains the whole question comes first.
 */
export function scoreOf(text: FoldedArticle, terms: readonly string[], asked?: string): number {
  const isAsked =
    asked !== undefined && `${text.folded_title}\n${text.folded_question}`.includes(asked);
  const inTitle = mentions(text.folded_title, terms) > 0 ? 8 : 0;
  const inQuestion = mentions(text.folded_question, terms) > 0 ? 4 : 0;
  const inBody = Math.log2(1 + mentions(text.folded_text, terms)) * 2;
  // A short title that equals the query beats a long title that contains it.
  return (isAsked ? 100 : 0) + inTitle + inQuestion + inBody - text.folded_title.length / 200;
}

function mentions(folded: string, terms: readonly string[]): number {
  let count = 0;
  for (const term of terms) {
    for (const _ of offsetsOf(folded, term)) count += 1;
  }
  return count;
}

/** If the text contains no term, the snippet is taken from the article's question. */
export function hitOf(
  {
    text,
    question,
    ...article
  }: ShownArticle & Pick<Hit, 'game' | 'kind'> & { question: () => string },
  terms: readonly string[],
  language: Language,
): Hit {
  const inText = snippetOf(text, terms, SNIPPET_LENGTH[language]);
  const asked = inText.hits === 0 && snippetOf(question(), terms, SNIPPET_LENGTH[language]);
  const snippet = asked && asked.hits > 0 ? asked : inText;
  return {
    ...article,
    title_ranges: rangesOf(article.title, terms),
    snippet: snippet.text,
    snippet_ranges: snippet.ranges,
  };
}

/** Counts the tokens that an article contains. Tokens in the title count most. */
export function overlapOf(text: FoldedArticle, tokens: readonly string[]): number {
  let overlap = 0;
  for (const token of tokens) {
    if (mentions(text.folded_title, [token]) > 0) overlap += 3;
    else if (mentions(text.folded_question, [token]) > 0) overlap += 2;
    else if (mentions(text.folded_text, [token]) > 0) overlap += 1;
  }
  return overlap;
}

/**
 * The block of an article that contains most tokens of a question.
 * @param tokenCount tokens of the whole question, question words included. An article without a match
 * in title and question is measured by it: the 「今天」 of 「今天怎么样」 occurs in many texts.
 */
export function excerptOf(
  article: Article,
  tokens: readonly string[],
  tokenCount: number,
  language: Language,
): Excerpt {
  const { title, blocks } = article.prose[language];
  const distinct = (text: string) => {
    const folded = foldText(text);
    return tokens.filter((token) => !offsetsOf(folded, token).next().done).length;
  };
  const frame = distinct(title) * 2 + distinct(`${title}\n${article.question[language]}`) * 2;
  let best = { text: '', score: -1 };
  for (const block of blocks) {
    if (block.type === 'heading') continue;
    const text = 'text' in block ? block.text : block.items.join('\n');
    const score = distinct(text);
    if (score > best.score) best = { text, score };
  }
  const share = (frame + best.score) / ((frame > 0 ? tokens.length : tokenCount) || 1);
  return { article, text: best.text, score: share };
}

/** Counts equal values, most frequent first. */
export function countFacets(values: readonly string[]): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}
