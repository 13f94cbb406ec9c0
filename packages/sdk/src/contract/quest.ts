import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from './constants.ts';
import { maybe, some, text } from './lenient.ts';

const SHORT = 100;
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(SHORT));

export const quest = v.object({
  id: v.string(),
  character_id: v.string(),
  game_id: maybe(v.string()),
  title: v.string(),
  summary: text,
  minutes: maybe(v.number()),
  scene_count: maybe(v.number()),
  endings: maybe(v.number()),
  /** The scenes the caller has seen, when logged in. */
  progress: maybe(v.object({ path: v.array(v.string()), ended: v.boolean() })),
});
export type Quest = v.InferOutput<typeof quest>;

export const questQuery = v.object({
  character_id: v.optional(v.string()),
  quest_id: v.optional(v.string()),
});
export type QuestQuery = v.InferInput<typeof questQuery>;

/** GET /api/quest/get_info?character_id= or ?quest_id= */
export const questInfo = v.object({ items: v.array(quest) });
export type QuestInfo = v.InferOutput<typeof questInfo>;

export const scene = v.object({
  id: v.string(),
  /** Name of a drawn background. */
  art: maybe(v.string()),
  /** Absent: the narrator. */
  speaker: maybe(v.string()),
  /** Paragraphs. */
  text: v.array(v.string()),
  // Required, like the scene: a story that lost a choice could end too early.
  choices: v.array(v.object({ id: v.string(), text: v.string(), next: v.string() })),
  /** Here the visitor may write. */
  chat: maybe(v.object({ prompt: text })),
  /** The ending's title. */
  ending: maybe(v.string()),
});
export type Scene = v.InferOutput<typeof scene>;

/** GET /api/quest/story/scenes?quest_id= */
export const storyScenes = v.object({
  quest_id: v.string(),
  title: v.string(),
  /** Id of the first scene. */
  start: v.string(),
  scenes: v.array(scene),
  /** The scenes the caller has seen, when logged in. */
  path: some(v.string()),
});
export type StoryScenes = v.InferOutput<typeof storyScenes>;

/** POST /api/quest/get_chat_respond: what the visitor wrote, or the id of the choice they pressed. */
export const chatQuery = v.object({
  quest_id: id,
  scene_id: id,
  message: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MESSAGE_MAX_LENGTH))),
  choice_id: v.optional(v.pipe(v.string(), v.maxLength(SHORT))),
  /** The scenes seen so far; kept as progress when logged in. */
  path: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(SHORT))), v.maxLength(500))),
});
export type ChatQuery = v.InferInput<typeof chatQuery>;

export const chatRespond = v.object({
  /** Empty after a choice. */
  reply: text,
  /** The scene that comes next; the same one when the talk stays in it. */
  scene_id: v.string(),
});
export type ChatRespond = v.InferOutput<typeof chatRespond>;
