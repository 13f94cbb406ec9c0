import * as v from 'valibot';
import { whole } from './lenient.ts';

/** A text on a drawing. A longer one would not fit. */
const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(160));
const several = <const Schema extends v.GenericSchema>(item: Schema, most = 16) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));
const optionalWords = v.optional(words);
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const titled = { title: words };

/** A map. `x` and `y` are percent from its left and upper edge. */
const route = v.object({
  type: v.literal('route'),
  ...titled,
  /** What surrounds the places. */
  ground: v.picklist(['ridge', 'sea', 'town', 'sky', 'deep', 'field', 'rooms']),
  places: several(v.object({ name: words, note: optionalWords, x: percent, y: percent })),
  /** Roads as numbers of places, from 1. Default: one road through all places in their order. */
  roads: v.optional(several(v.pipe(v.array(whole(1, 16)), v.maxLength(16)), 8)),
  /** Lamps on each part of a road. */
  lamps: v.optional(whole(0, 9), 0),
});

/** A fight: what announces a blow, when to answer it, and what the answer does. */
const phases = v.object({
  type: v.literal('phases'),
  ...titled,
  phases: several(
    v.object({
      name: optionalWords,
      tell: optionalWords,
      window: optionalWords,
      /** Length of the window. */
      seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
      damage: optionalWords,
    }),
  ),
});

/** A cut through a place. `at` is percent of the way from the upper end to the lower. */
const section = v.object({
  type: v.literal('section'),
  ...titled,
  /** A shaft between two walls, or a slope from the upper left to the lower right. */
  shape: v.picklist(['shaft', 'slope']),
  levels: several(
    v.object({
      name: words,
      note: optionalWords,
      at: percent,
      /** Wall of a shaft. Default: the middle. */
      side: v.optional(v.picklist(['left', 'right'])),
    }),
  ),
});

/** Roads side by side between two ends, from the upper to the lower. */
const lanes = v.object({
  type: v.literal('lanes'),
  ...titled,
  lanes: several(v.object({ name: words, note: optionalWords }), 7),
});

/** Patterns of beats: a blow, a blow that the player answers, or an empty beat. */
const beats = v.object({
  type: v.literal('beats'),
  ...titled,
  /** Beats a minute. */
  tempo: v.pipe(v.number(), v.minValue(20), v.maxValue(300)),
  patterns: several(
    v.object({
      name: words,
      note: optionalWords,
      beats: several(v.picklist(['blow', 'answer', 'rest']), 24),
    }),
    6,
  ),
});

/** Trains of toothed wheels. Each wheel drives the next. */
const gears = v.object({
  type: v.literal('gears'),
  ...titled,
  trains: several(
    v.object({
      name: words,
      note: optionalWords,
      teeth: several(whole(6, 96), 8),
    }),
    4,
  ),
});

/** Things that together make another. */
const recipe = v.object({
  type: v.literal('recipe'),
  ...titled,
  parts: several(v.object({ name: words, note: optionalWords, icon: optionalWords }), 8),
  /** What the parts make, or are for. */
  makes: several(v.object({ name: words, note: optionalWords, icon: optionalWords }), 4),
});

/** A table. The first cell of a row names it. */
const table = v.object({
  type: v.literal('table'),
  ...titled,
  columns: several(v.pipe(v.string(), v.maxLength(40)), 5),
  rows: several(several(words, 5)),
});

/** A structured drawing of an article, with the texts of one language. */
export const plate = v.variant('type', [
  route,
  phases,
  section,
  lanes,
  beats,
  gears,
  recipe,
  table,
]);
export type Plate = v.InferOutput<typeof plate>;
export type PlateOf<Type extends Plate['type']> = Extract<Plate, { type: Type }>;
