import type { Article } from '../content/load.ts';
import type { Language, Localised } from '../http/language.ts';
import { foldText } from './fold.ts';
import { offsetsOf, type Range, rangesOf, snippetOf } from './highlight.ts';
import type { ThingType } from './names.ts';

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
  type: 'article' | ThingType;
  id: string;
  /** Id of the game, '' for a companion. */
  game: string;
  /** Kind of the article; for others the type. */
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
    type: 'article',
    ...article,
    title_ranges: rangesOf(article.title, terms),
    snippet: snippet.text,
    snippet_ranges: snippet.ranges,
  };
}

/** The fields of a game, an entity or a companion that a hit shows. */
interface ShownThing {
  id: string;
  name: Localised;
  tagline?: Localised;
  summary?: Localised;
  line?: Localised;
}

export function thingHitOf(
  type: ThingType,
  { id, name, tagline, summary, line }: ShownThing,
  terms: readonly string[],
  language: Language,
  game: string,
): Hit {
  const title = name[language];
  const snippet = (tagline ?? summary ?? line)?.[language] ?? '';
  return {
    type,
    id,
    game,
    kind: type,
    title,
    title_ranges: rangesOf(title, terms),
    snippet,
    snippet_ranges: rangesOf(snippet, terms),
    updated: 0,
  };
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
