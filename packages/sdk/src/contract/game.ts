import * as v from 'valibot';
import { date, hue, id, maybe, name, some, text, words } from './lenient.ts';
import { facet, pageOf, pageQuery } from './list.ts';
import { look } from './look.ts';

export const gameSummary = v.object({
  id,
  name,
  tagline: text,
  summary: text,
  genre: text,
  /** The genre in the reader's language. */
  genre_name: text,
  platforms: some(name),
  /** 0–359. */
  hue: maybe(hue),
  /** Name of a drawn cover. */
  cover: maybe(id),
  /** ISO 8601 day. */
  released: maybe(date),
});
export type GameSummary = v.InferOutput<typeof gameSummary>;

export const gameQuery = v.object({
  ...pageQuery.entries,
  genre: v.optional(v.string()),
  platform: v.optional(v.string()),
  keyword: v.optional(v.string()),
});
export type GameQuery = v.InferInput<typeof gameQuery>;

/** GET /api/visitor/game/list */
export const gameList = v.object({
  ...pageOf(gameSummary).entries,
  genres: some(facet),
  platforms: some(facet),
});
export type GameList = v.InferOutput<typeof gameList>;

/** A role, item, place, boss, creature or skill of a game. */
export const entitySummary = v.object({
  id,
  game_id: id,
  /** The kinds `role`, `boss` and `creature` have pages or drawings of their own. */
  kind: words,
  /** The kind in the reader's language. */
  kind_name: text,
  name,
  summary: text,
  /** Of living entities. */
  look: maybe(look),
  /** Name of a drawn icon, for the others. */
  icon: maybe(id),
});
export type EntitySummary = v.InferOutput<typeof entitySummary>;

export const entityQuery = v.object({
  ...pageQuery.entries,
  game_id: v.optional(v.string()),
  kind: v.optional(v.string()),
});
export type EntityQuery = v.InferInput<typeof entityQuery>;

/** GET /api/visitor/game/entity/list */
export const entityList = v.object({ ...pageOf(entitySummary).entries, kinds: some(facet) });
export type EntityList = v.InferOutput<typeof entityList>;
