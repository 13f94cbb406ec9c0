/**
 * Schemas of the content files. Every text is in three languages.
 * `load.ts` reads the files, `content.test.ts` checks them.
 */
import { CHOICES_MAX_LENGTH, ID_MAX_LENGTH, LONGEST_LIST, plate } from '@companion/sdk/contract';
import * as v from 'valibot';
import type { Language } from '../http/language.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const localised = v.strictObject({ zh: text, en: text, ja: text });
const lines = v.strictObject({
  zh: v.pipe(v.array(text), v.nonEmpty()),
  en: v.pipe(v.array(text), v.nonEmpty()),
  ja: v.pipe(v.array(text), v.nonEmpty()),
});
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(ID_MAX_LENGTH));
const hue = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
const day = v.pipe(v.string(), v.isoDate());
/** Hours and minutes of the visitor's clock. */
const time = v.pipe(v.string(), v.isoTime());
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

/** Names of drawn parts: those of `Sprite`. `looks.test.ts` checks them. */
const part = v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/)));
/** What one companion's looks may differ in: never in the body or the face. */
const dress = {
  head: part,
  worn: part,
  held: part,
  tool: part,
  marking: part,
  material: part,
  hue: v.optional(hue),
};
const look = v.strictObject({
  ...dress,
  body: part,
  eyes: part,
  mouth: part,
  height: part,
  pose: part,
});

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
  /** Of living entities. */
  look: v.optional(look),
  /** Name of a drawn icon, for items, places and skills. */
  icon: v.optional(id),
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

/**
 * `games/<game-id>/plates.json`, in one language: the plates of articles, by their ids. In the file, their texts are
 * localised. Each text but the title is a quotation of the article.
 */
export const platesFile = v.record(id, v.array(plate));

/** The value with the texts of one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (v.is(localised, value)) return value[language];
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inLanguage(each, language)]),
  );
}

/** A line for messages with one of these words. */
const reaction = v.strictObject({ when: lines, say: lines });

/** A game of questions in a talk. `{answer}`, `{count}`, `{guess}`, `{guessAsk}` and `{ask}` are filled in. */
const riddles = v.strictObject({
  /** A message that says nothing else begins the game, or repeats a question (`again`). */
  begin: lines,
  again: lines,
  /** Said after the `ask` of a round. */
  question: localised,
  right: lines,
  wrong: lines,
  reward: v.strictObject({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), say: localised }),
  /** What the companion remembers of the game. */
  memory: localised,
  rounds: v.pipe(
    v.array(v.strictObject({ answer: localised, also: lines, ask: localised })),
    v.minLength(2),
  ),
});
export type Riddles = v.InferOutput<typeof riddles>;

/** `companions/<companion-id>.json` */
export const companionFile = v.strictObject({
  id,
  /** Seed of the body that the interface draws. */
  seed: text,
  hue,
  look: v.optional(look),
  /** First on the home page. */
  featured: v.optional(v.boolean(), false),
  /** Ids of the games it knows, best known first. */
  games: v.array(id),
  /** When it is awake, by the visitor's clock: `from` is in, `to` is not. Absent: always. */
  hours: v.optional(
    v.pipe(
      v.strictObject({ from: time, to: time }),
      v.check(({ from, to }) => from !== to, 'from and to are the same'),
    ),
  ),
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
    riddles: v.optional(riddles),
  }),
  /** Its other looks: the same body in another material. */
  figures: v.optional(
    v.array(
      v.strictObject({
        id,
        name: localised,
        seed: text,
        hue,
        look: v.optional(v.strictObject(dress)),
      }),
    ),
    [],
  ),
});
export type CompanionFile = v.InferOutput<typeof companionFile>;

const choice = v.strictObject({ id, text: localised, next: id });
const scene = v.strictObject({
  id,
  art: v.picklist(covers),
  /** Absent: the narrator. */
  speaker: v.optional(localised),
  /** Paragraphs separated by a blank line. */
  text: localised,
  choices: v.optional(v.pipe(v.array(choice), v.maxLength(CHOICES_MAX_LENGTH)), []),
  /** The user may write a message. The first reaction with a matching word answers. */
  chat: v.optional(
    v.strictObject({
      prompt: localised,
      reactions: v.array(v.strictObject({ when: lines, say: localised, next: v.optional(id) })),
      otherwise: localised,
    }),
  ),
  ending: v.optional(localised),
});

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
  scenes: v.pipe(v.array(scene), v.maxLength(LONGEST_LIST)),
});
export type QuestFile = v.InferOutput<typeof questFile>;

/** Days from today, negative in the past. At most a hundred years: a year on the wire has four digits. */
const daysFromToday = v.pipe(v.number(), v.integer(), v.minValue(-36_500), v.maxValue(36_500));

/** `activities.json`: a list of these. */
export const activityFile = v.strictObject({
  id,
  hue,
  cover: v.picklist(covers),
  game: v.optional(id),
  character: v.optional(id),
  starts: daysFromToday,
  ends: daysFromToday,
  title: localised,
  summary: localised,
  body: localised,
  reward: v.optional(localised),
  join: v.optional(v.strictObject({ label: localised, message: localised })),
  winners: v.optional(v.array(v.strictObject({ name: text, note: localised }))),
});
export type ActivityFile = v.InferOutput<typeof activityFile>;

/** `readings.json`: Japanese names and words with kanji, and how they are read in hiragana. */
export const readings = v.record(text, v.pipe(text, v.regex(/^[ぁ-ゖー0-9]+$/)));
export type Readings = v.InferOutput<typeof readings>;
