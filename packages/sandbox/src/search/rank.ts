import type { Article } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import { foldText } from './fold.ts';
import { placesOf, type Range, rangesOf, snippetOf } from './highlight.ts';

/** UTF-16 units. */
const SNIPPET_LENGTH: Record<Language, number> = { zh: 90, ja: 90, en: 180 };

/** An article as it is weighed, in one language. */
export interface FoldedArticle {
  number: number;
  folded_title: string;
  folded_question: string;
  folded_text: string;
}

/** An article as a hit is made from it. */
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

/** A stretch of an article that speaks to a question. */
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
 * How much an article is about the terms: named in the title counts most, and each further mention less. The one that
 * says word for word what was asked comes before all.
 */
export function weightOf(text: FoldedArticle, terms: readonly string[], asked?: string): number {
  const isAsked =
    asked !== undefined && `${text.folded_title}\n${text.folded_question}`.includes(asked);
  const inTitle = mentions(text.folded_title, terms) > 0 ? 8 : 0;
  const inQuestion = mentions(text.folded_question, terms) > 0 ? 4 : 0;
  const inBody = Math.log2(1 + mentions(text.folded_text, terms)) * 2;
  // A short title that is the query beats a long one that mentions it.
  return (isAsked ? 100 : 0) + inTitle + inQuestion + inBody - text.folded_title.length / 200;
}

function mentions(folded: string, terms: readonly string[]): number {
  let count = 0;
  for (const term of terms) {
    for (const _ of placesOf(folded, term)) count += 1;
  }
  return count;
}

/** Where the text never says what was searched for, the question that it answers may. */
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

/** How much of a question an article shares, that of its title counting most. */
export function shareOf(text: FoldedArticle, tokens: readonly string[]): number {
  let share = 0;
  for (const token of tokens) {
    if (mentions(text.folded_title, [token]) > 0) share += 3;
    else if (mentions(text.folded_question, [token]) > 0) share += 2;
    else if (mentions(text.folded_text, [token]) > 0) share += 1;
  }
  return share;
}

/**
 * The block that shares most with the question.
 * @param asked how many tokens the question has with the words by which it asks. They count against an article that
 * names nothing of it in title and question: 「今天」 of 「今天怎么样」 stands in many a text.
 */
export function excerptOf(
  article: Article,
  tokens: readonly string[],
  asked: number,
  language: Language,
): Excerpt {
  const { title, blocks } = article.prose[language];
  const distinct = (text: string) => {
    const folded = foldText(text);
    return tokens.filter((token) => !placesOf(folded, token).next().done).length;
  };
  const frame = distinct(title) * 2 + distinct(`${title}\n${article.question[language]}`) * 2;
  let best = { text: '', score: -1 };
  for (const block of blocks) {
    if (block.type === 'heading') continue;
    const text = 'text' in block ? block.text : block.items.join('\n');
    const score = distinct(text);
    if (score > best.score) best = { text, score };
  }
  const share = (frame + best.score) / ((frame > 0 ? tokens.length : asked) || 1);
  return { article, text: best.text, score: share };
}

export function countsOf(values: readonly string[]): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}
