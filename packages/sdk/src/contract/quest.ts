import * as v from 'valibot';
import { ID_MAX_LENGTH, MESSAGE_MAX_LENGTH } from './constants.ts';
import { maybe, some, text } from './lenient.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX_LENGTH));

export const quest = v.object({
  id: v.string(),
  character_id: v.string(),
  game_id: maybe(v.string()),
  title: v.string(),
  summary: text,
  minutes: maybe(v.number()),
  scene_count: maybe(v.number()),
  endings: maybe(v.number()),
  /** Scenes that the caller has seen; empty without a login. */
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
  /** Absent for the narrator. */
  speaker: maybe(v.string()),
  /** Paragraphs. */
  text: v.array(v.string()),
  // Required: a story without a choice could end too early.
  choices: v.array(v.object({ id: v.string(), text: v.string(), next: v.string() })),
  /** The visitor may write here. */
  chat: maybe(v.object({ prompt: text })),
  /** Title of the ending. */
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
  /** Scenes that the caller has seen; empty without a login. */
  path: some(v.string()),
});
export type StoryScenes = v.InferOutput<typeof storyScenes>;

/** POST /api/quest/get_chat_respond: the text that the visitor wrote, or the id of a choice. */
export const chatQuery = v.object({
  quest_id: id,
  scene_id: id,
  message: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MESSAGE_MAX_LENGTH))),
  choice_id: v.optional(v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH))),
  /** Scenes seen so far; stored as progress when logged in. */
  path: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH))), v.maxLength(500)),
  ),
});
export type ChatQuery = v.InferInput<typeof chatQuery>;

export const chatRespond = v.object({
  /** Empty after a choice. */
  reply: text,
  /** The next scene; unchanged when the conversation stays in it. */
  scene_id: v.string(),
});
export type ChatRespond = v.InferOutput<typeof chatRespond>;
