import * as v from 'valibot';
import {
  CHOICES_MAX_LENGTH,
  ID_MAX_LENGTH,
  LONGEST_LIST,
  MESSAGE_MAX_LENGTH,
} from './constants.ts';
import { id, list, maybe, name, some, text, whole, words } from './lenient.ts';

export const quest = v.object({
  id,
  character_id: id,
  game_id: maybe(id),
  title: name,
  summary: text,
  minutes: maybe(whole(0, 10_000)),
  scene_count: maybe(whole(0, LONGEST_LIST)),
  endings: maybe(whole(0, LONGEST_LIST)),
  /** Scenes that the caller has seen; empty without a login. */
  progress: maybe(v.object({ path: list(id, LONGEST_LIST), ended: v.boolean() })),
});
export type Quest = v.InferOutput<typeof quest>;

export const questQuery = v.object({
  character_id: v.optional(v.string()),
  quest_id: v.optional(v.string()),
});
export type QuestQuery = v.InferInput<typeof questQuery>;

/** GET /api/quest/get_info?character_id= or ?quest_id= */
export const questInfo = v.object({ items: list(quest) });
export type QuestInfo = v.InferOutput<typeof questInfo>;

export const scene = v.object({
  id,
  /** Name of a drawn background. */
  art: maybe(id),
  /** Absent for the narrator. */
  speaker: maybe(name),
  /** Paragraphs. */
  text: list(words),
  // Each is required: a story without a choice could end too early.
  choices: v.pipe(v.array(v.object({ id, text: name, next: id })), v.maxLength(CHOICES_MAX_LENGTH)),
  /** The visitor may write here. */
  chat: maybe(v.object({ prompt: text })),
  /** Title of the ending. */
  ending: maybe(name),
});
export type Scene = v.InferOutput<typeof scene>;

/** GET /api/quest/story/scenes?quest_id= */
export const storyScenes = v.object({
  quest_id: id,
  title: name,
  /** Id of the first scene. */
  start: id,
  // Each is required: a choice leads to it.
  scenes: v.pipe(v.array(scene), v.maxLength(LONGEST_LIST)),
  /** Scenes that the caller has seen; empty without a login. */
  path: some(id, LONGEST_LIST),
});
export type StoryScenes = v.InferOutput<typeof storyScenes>;

/** POST /api/quest/get_chat_respond: the text that the visitor wrote, or the id of a choice. */
export const chatQuery = v.object({
  quest_id: id,
  scene_id: id,
  message: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MESSAGE_MAX_LENGTH))),
  choice_id: v.optional(v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH))),
  /**
   * Scenes seen so far, each once. With a login the account stores them as progress, with the scene of the answer. If
   * that is among them, it removes the scenes after it.
   */
  path: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH))), v.maxLength(LONGEST_LIST)),
  ),
});
export type ChatQuery = v.InferInput<typeof chatQuery>;

export const chatRespond = v.object({
  /** Empty after a choice. */
  reply: text,
  /** The next scene; unchanged when the conversation stays in it. */
  scene_id: id,
});
export type ChatRespond = v.InferOutput<typeof chatRespond>;
