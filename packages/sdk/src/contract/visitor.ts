import * as v from 'valibot';
import { character } from './character.ts';
import { entitySummary, gameSummary } from './game.ts';
import { articleSummary } from './knowledge.ts';
import { date, hue, id, list, maybe, name, some, text, words } from './lenient.ts';
import { facet, fact, reference } from './list.ts';
import { look } from './look.ts';

/** GET /api/visitor/web/index/characters */
export const indexCharacters = v.object({ items: list(character) });
export type IndexCharacters = v.InferOutput<typeof indexCharacters>;

/** GET /api/visitor/game/detail?id= */
export const gameDetail = v.object({
  ...gameSummary.entries,
  developer: text,
  players: text,
  facts: some(fact),
  /** Paragraphs. */
  prose: some(words),
  entity_kinds: some(facet),
  entities: some(entitySummary),
  articles: some(articleSummary),
  /** Companions that know the game. */
  characters: some(character),
});
export type GameDetail = v.InferOutput<typeof gameDetail>;

/** GET /api/visitor/game/entity/detail?id= */
export const entityDetail = v.object({
  ...entitySummary.entries,
  description: text,
  attributes: some(fact),
  related: some(entitySummary),
  articles: some(articleSummary),
  game: maybe(v.object({ ...reference.entries, hue: maybe(hue), cover: maybe(id) })),
});
export type EntityDetail = v.InferOutput<typeof entityDetail>;

export const activity = v.object({
  id,
  state: v.picklist(['running', 'coming', 'ended']),
  title: name,
  summary: text,
  /** Paragraphs. */
  body: some(words),
  reward: maybe(words),
  /** 0–359. */
  hue: maybe(hue),
  /** Name of a drawn cover. */
  cover: maybe(id),
  game: maybe(reference),
  character: maybe(
    v.object({
      ...reference.entries,
      seed: maybe(id),
      look: maybe(look),
      hue: maybe(hue),
    }),
  ),
  /** How to take part: a message to the host companion, and the label of the button that leads there. */
  join: maybe(v.object({ label: name, message: words })),
  /** Of an activity that is over. */
  winners: some(v.object({ name, note: text })),
  /** Midnight (UTC) of the first day, and of the day after the last: days of the host, in no zone. */
  starts_at: date,
  ends_at: date,
});
export type Activity = v.InferOutput<typeof activity>;

export const activityQuery = v.object({
  state: v.optional(activity.entries.state),
  game_id: v.optional(v.string()),
});
export type ActivityQuery = v.InferInput<typeof activityQuery>;

/** GET /api/visitor/web/activity/index */
export const activityIndex = v.object({ items: list(activity) });
export type ActivityIndex = v.InferOutput<typeof activityIndex>;
