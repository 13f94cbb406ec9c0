import * as v from 'valibot';
import { gameSummary } from './game.ts';
import { amount, hue, id, list, maybe, name, orElse, some, text, whole, words } from './lenient.ts';
import { pageOf, pageQuery } from './list.ts';
import { look } from './look.ts';

const time = v.pipe(v.string(), v.isoTime());

/** A companion in a list. */
export const character = v.object({
  id,
  name,
  /** One sentence in which it introduces itself. */
  line: text,
  role: text,
  tags: some(name),
  /** Seed of the drawn body. */
  seed: maybe(id),
  look: maybe(look),
  /** 0–359. */
  hue: maybe(hue),
  /**
   * When it is awake, by the visitor's clock, as HH:MM: `from` is in, `to` is not. They may go past midnight. Absent:
   * always.
   */
  hours: maybe(v.object({ from: time, to: time })),
  /** Names of the games it knows, best known first; `game_ids` in the same order. */
  games: some(words),
  game_ids: some(id),
});
export type Character = v.InferOutput<typeof character>;

/** One of a companion's looks. */
export const characterFigure = v.object({
  id,
  character_id: id,
  name: text,
  seed: id,
  look: maybe(look),
  hue: maybe(hue),
});
export type CharacterFigure = v.InferOutput<typeof characterFigure>;

/** A companion with all details. */
export const characterDetail = v.object({
  ...character.entries,
  /** Paragraphs. */
  story: some(words),
  /** Its first message in a conversation. */
  greeting: text,
  /** Suggested first questions. */
  suggestions: some(name),
  game_list: some(gameSummary),
  figures: some(characterFigure),
  quests: some(v.object({ id, title: name, summary: text, minutes: maybe(whole(0, 10_000)) })),
});
export type CharacterDetail = v.InferOutput<typeof characterDetail>;

export const characterQuery = v.object({
  ...pageQuery.entries,
  keyword: v.optional(v.string()),
  game_id: v.optional(v.string()),
  tag: v.optional(v.string()),
});
export type CharacterQuery = v.InferInput<typeof characterQuery>;

/** GET /api/character/get_official_character_list, POST /api/character/legion_zone/pc_character_square */
export const characterList = v.object({
  ...pageOf(character).entries,
  tags: some(v.object({ name, count: orElse(amount, 0) })),
});
export type CharacterList = v.InferOutput<typeof characterList>;

/** GET /api/character/get_official_character_list?id= */
export const officialCharacter = v.object({ items: v.tuple([characterDetail]) });

/** GET /api/character/legion_zone/pc_character_figures?character_id= */
export const characterFigures = v.object({ items: list(characterFigure) });
export type CharacterFigures = v.InferOutput<typeof characterFigures>;
