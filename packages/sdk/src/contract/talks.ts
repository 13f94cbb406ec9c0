import * as v from 'valibot';
import { LONGEST_LIST } from './constants.ts';
import { historyQuery, message } from './im.ts';
import { amount, hue, id, maybe, orElse, some, text } from './lenient.ts';
import { look } from './look.ts';

/** GET /api/im/talks: the visitor's talks, newest first; with a keyword those that contain it. */
export const talksQuery = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
});
export type TalksQuery = v.InferInput<typeof talksQuery>;

/** A talk in the list of talks. */
export const talk = v.object({
  character: v.object({
    id,
    name: text,
    seed: maybe(id),
    look: maybe(look),
    hue: maybe(hue),
  }),
  /** The newest message; with a keyword the newest that contains it. */
  last: message,
  /** Messages of the talk. */
  count: orElse(amount, 0),
  /** Replies after the last message that the visitor wrote or has seen. */
  unread: maybe(amount),
});
export type Talk = v.InferOutput<typeof talk>;

export const talks = v.object({ items: some(talk, LONGEST_LIST) });
export type Talks = v.InferOutput<typeof talks>;

/** POST /api/im/delete_talk: removes the messages with a companion, and what it remembers. */
export const talkDeletion = v.pick(historyQuery, ['character_id']);
export type TalkDeletion = v.InferInput<typeof talkDeletion>;
