import * as v from 'valibot';

/** A companion as a shelf shows it. */
export const character = v.looseObject({
  id: v.string(),
  name: v.string(),
  /** One sentence it says of itself. */
  line: v.optional(v.string(), ''),
  /** Seed of its body. */
  seed: v.optional(v.string()),
  /** 0–359. */
  hue: v.optional(v.number()),
  /** Names of the games it knows. */
  games: v.optional(v.array(v.string()), []),
});
export type Character = v.InferOutput<typeof character>;

/** GET /api/visitor/web/index/characters */
export const indexCharacters = v.looseObject({ items: v.array(character) });
export type IndexCharacters = v.InferOutput<typeof indexCharacters>;
