import * as v from 'valibot';
import { entitySummary } from './game.ts';
import { date, hue, id, maybe, name, orElse, some, text } from './lenient.ts';
import { facet, pageOf, pageQuery } from './list.ts';
import { look } from './look.ts';
import { plate } from './plate.ts';
import { highlight, proseBlock } from './prose.ts';
import { suggestion } from './suggestion.ts';

/** An article: the answer to a question of players. */
export const articleSummary = v.object({
  id,
  game_id: id,
  game_name: text,
  /** Hue of its game, 0–359. */
  hue: maybe(hue),
  kind: text,
  /** The kind in the reader's language. */
  kind_name: text,
  title: name,
  question: text,
  /** ISO 8601. */
  updated_at: maybe(date),
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;

export const article = v.object({
  ...articleSummary.entries,
  blocks: some(proseBlock),
  /** Drawings. A kind that this client does not know, or one too large to draw, is left out. */
  plates: some(plate),
  entities: some(entitySummary),
  related: some(articleSummary),
});
export type Article = v.InferOutput<typeof article>;

/** What a search finds. */
export const resultTypes = ['article', 'game', 'entity', 'companion'] as const;
export type ResultType = (typeof resultTypes)[number];

export const searchHit = v.object({
  ...v.omit(articleSummary, ['question', 'game_id', 'game_name']).entries,
  /** A backend that finds articles only may leave it out. */
  type: orElse(v.picklist(resultTypes), 'article'),
  /** Empty for a companion. */
  game_id: text,
  game_name: text,
  /** Seed of a companion's body. */
  seed: maybe(id),
  /** Look of an entity's or companion's body. */
  look: maybe(look),
  title_ranges: some(highlight),
  snippet: text,
  snippet_ranges: some(highlight),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const searchQuery = v.object({
  ...pageQuery.entries,
  keyword: v.optional(v.string()),
  game_id: v.optional(v.string()),
  /** A kind of articles, or `game`, `entity` or `companion`. */
  kind: v.optional(v.string()),
});
export type SearchQuery = v.InferInput<typeof searchQuery>;

/** GET /api/visitor/game/knowledge/search; with `suggest=1` only the suggestions. */
export const knowledgeSearch = v.object({
  ...pageOf(searchHit).entries,
  /** There are more than `total`; they were not counted. */
  total_is_more: orElse(v.boolean(), false),
  facets: orElse(v.object({ game: some(facet), kind: some(facet) }), { game: [], kind: [] }),
  /** What the keyword was read as, for example with its wrong letters mended. Empty: as typed. */
  corrected: text,
  /** Without hits: names that are written or sound like the keyword. */
  near: some(suggestion),
});
export type KnowledgeSearch = v.InferOutput<typeof knowledgeSearch>;

/** GET /api/visitor/game/knowledge/search?id= */
export const knowledgeArticle = v.object({ article });
