import * as v from 'valibot';

/**
 * Schemas of the content files. Every text is in three languages.
 * `load.ts` reads the files, `content.test.ts` checks them.
 */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const localised = v.strictObject({ zh: text, en: text, ja: text });
const lines = v.strictObject({
  zh: v.pipe(v.array(text), v.nonEmpty()),
  en: v.pipe(v.array(text), v.nonEmpty()),
  ja: v.pipe(v.array(text), v.nonEmpty()),
});
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const hue = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
const day = v.pipe(v.string(), v.isoDate());
const facts = v.array(v.strictObject({ label: localised, value: localised }));

const covers = [
  'dunes',
  'night-city',
  'deep-sea',
  'forest',
  'paper',
  'star-chart',
  'clockwork',
  'harbour',
  'mountains',
  'kitchen',
  'arena',
] as const;
export const genres = [
  'rpg',
  'sailing',
  'puzzle',
  'tactics',
  'mystery',
  'survival',
  'racing',
  'action',
  'party',
  'management',
  'roguelike',
  'moba',
] as const;
export const entityKinds = ['role', 'item', 'place', 'boss', 'skill', 'creature'] as const;
export const articleKinds = [
  'guide',
  'mechanics',
  'lore',
  'build',
  'boss',
  'map',
  'faq',
  'news',
] as const;

/** `games/<game-id>/game.json` */
export const gameFile = v.strictObject({
  id,
  hue,
  cover: v.picklist(covers),
  genre: v.picklist(genres),
  platforms: v.array(v.picklist(['pc', 'mobile', 'console'])),
  players: text,
  released: day,
  developer: localised,
  name: localised,
  tagline: localised,
  summary: localised,
  facts,
  prose: localised,
});
export type GameFile = v.InferOutput<typeof gameFile>;

/** `games/<game-id>/entities.json`: a list of these. */
export const entityFile = v.strictObject({
  id,
  kind: v.picklist(entityKinds),
  name: localised,
  summary: localised,
  description: localised,
  attributes: facts,
  related: v.array(id),
});
export type EntityFile = v.InferOutput<typeof entityFile>;

/** Head of `games/<game-id>/articles/<article-id>.md`. */
export const articleHead = v.strictObject({
  kind: v.picklist(articleKinds),
  entities: v.array(id),
  question: localised,
  /** Days before today. */
  updated: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)),
});

/** A line for messages with one of these words. */
const reaction = v.strictObject({ when: lines, say: lines });

/** `companions/<companion-id>.json` */
export const companionFile = v.strictObject({
  id,
  /** Seed of the body that the interface draws. */
  seed: text,
  hue,
  /** Shown on the home page. */
  featured: v.optional(v.boolean(), false),
  /** Ids of the games it knows, best known first. */
  games: v.array(id),
  name: localised,
  /** One sentence about itself. */
  line: localised,
  /** Its role for the player: 「领路人」「陪练」 */
  role: localised,
  tags: lines,
  /** Paragraphs separated by a blank line. */
  story: localised,
  greeting: localised,
  /** Three or four first questions. */
  suggestions: lines,
  voice: v.strictObject({
    /** Lines before and after an answer from the library. */
    openers: lines,
    closers: lines,
    /** Lines for a question without an answer. */
    unknown: lines,
    small_talk: v.array(reaction),
  }),
  /** Its other looks. */
  figures: v.optional(v.array(v.strictObject({ id, name: localised, seed: text, hue })), []),
});
export type CompanionFile = v.InferOutput<typeof companionFile>;

/** `quests/<quest-id>.json` */
export const questFile = v.strictObject({
  id,
  character: id,
  game: v.optional(id),
  /** Approximate duration. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: localised,
  summary: localised,
  /** Id of the first scene. */
  start: id,
  scenes: v.array(
    v.strictObject({
      id,
      art: v.picklist(covers),
      /** Absent: the narrator. */
      speaker: v.optional(localised),
      /** Paragraphs separated by a blank line. */
      text: localised,
      choices: v.optional(v.array(v.strictObject({ id, text: localised, next: id })), []),
      /** The user may write a message. The first reaction with a matching word answers. */
      chat: v.optional(
        v.strictObject({
          prompt: localised,
          reactions: v.array(v.strictObject({ when: lines, say: localised, next: v.optional(id) })),
          otherwise: localised,
        }),
      ),
      ending: v.optional(localised),
    }),
  ),
});
export type QuestFile = v.InferOutput<typeof questFile>;

/** `activities.json`: a list of these. `starts` and `ends` are days from today, negative in the past. */
export const activityFile = v.strictObject({
  id,
  hue,
  cover: v.picklist(covers),
  game: v.optional(id),
  character: v.optional(id),
  starts: v.pipe(v.number(), v.integer()),
  ends: v.pipe(v.number(), v.integer()),
  title: localised,
  summary: localised,
  body: localised,
  reward: v.optional(localised),
});
export type ActivityFile = v.InferOutput<typeof activityFile>;
