import * as v from 'valibot';
import { entitySummary } from './game.ts';
import { maybe, some, text } from './lenient.ts';
import { facet, pageOf, pageQuery } from './list.ts';
import { highlight, proseBlock } from './prose.ts';

/** An article: the answer to a question of players. */
export const articleSummary = v.object({
  id: v.string(),
  game_id: v.string(),
  game_name: text,
  /** Hue of its game, 0–359. */
  hue: maybe(v.number()),
  kind: text,
  /** The kind in the reader's language. */
  kind_name: text,
  title: v.string(),
  question: text,
  /** ISO 8601. */
  updated_at: maybe(v.string()),
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;

export const article = v.object({
  ...articleSummary.entries,
  blocks: some(proseBlock),
  entities: some(entitySummary),
  related: some(articleSummary),
});
export type Article = v.InferOutput<typeof article>;

export const searchHit = v.object({
  ...v.omit(articleSummary, ['question']).entries,
  title_ranges: some(highlight),
  snippet: text,
  snippet_ranges: some(highlight),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const suggestion = v.object({
  kind: v.picklist(['game', 'entity', 'companion', 'article', 'question']),
  id: v.string(),
  game_id: text,
  text: v.string(),
  ranges: some(highlight),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

export const searchQuery = v.object({
  ...pageQuery.entries,
  keyword: v.optional(v.string()),
  game_id: v.optional(v.string()),
  kind: v.optional(v.string()),
});
export type SearchQuery = v.InferInput<typeof searchQuery>;

/** GET /api/visitor/game/knowledge/search; with `suggest=1` only the suggestions. */
export const knowledgeSearch = v.object({
  ...pageOf(searchHit).entries,
  /** There are more than `total`; they were not counted. */
  total_is_more: v.fallback(v.optional(v.boolean(), false), false),
  facets: v.fallback(
    v.optional(v.object({ game: some(facet), kind: some(facet) }), { game: [], kind: [] }),
    { game: [], kind: [] },
  ),
  suggestions: some(suggestion),
});
export type KnowledgeSearch = v.InferOutput<typeof knowledgeSearch>;

/** GET /api/visitor/game/knowledge/search?keyword=…&suggest=1 */
export const knowledgeSuggestions = v.object({ suggestions: v.array(suggestion) });

/** GET /api/visitor/game/knowledge/search?id= */
export const knowledgeArticle = v.object({ article });
