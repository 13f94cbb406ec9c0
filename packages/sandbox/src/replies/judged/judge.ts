import type { Message } from '@companion/sdk/contract';
import * as v from 'valibot';
import type { SeedContent } from '../../content/load.ts';
import type { Memories } from '../memory.ts';
import type { Replies } from '../replies.ts';

/** One message and what a right answer to it is. */
const turn = v.strictObject({
  say: v.string(),
  /** One of these must be cited first. Empty: nothing may be cited. */
  cites: v.array(v.string()),
  /** Regular expressions that the answer must match. */
  has: v.optional(v.array(v.string()), []),
  /** Regular expressions that it must not match. */
  not: v.optional(v.array(v.string()), []),
  /** The companion must say that it does not know, and offer three questions. */
  unknown: v.optional(v.boolean(), false),
});

const judgedTalks = v.array(
  v.strictObject({
    companion: v.string(),
    language: v.picklist(['zh', 'en', 'ja']),
    turns: v.array(turn),
  }),
);
type JudgedTalk = v.InferOutput<typeof judgedTalks>[number];

interface Verdict {
  companion: string;
  say: string;
  answer: string;
  cited: readonly string[];
  /** `wrong`: an answer to something else. `missed`: no answer, or only a part of it. */
  result: 'right' | 'missed' | 'wrong';
}

/** Leads a talk and judges each answer. */
async function judge(talk: JudgedTalk, replies: Replies, content: SeedContent): Promise<Verdict[]> {
  const companion = content.companions.find(({ id }) => id === talk.companion);
  if (!companion) throw new Error(`unknown companion ${talk.companion}`);
  const recent: Message[] = [];
  let memories: Memories = new Map();
  const verdicts: Verdict[] = [];
  for (const turn of talk.turns) {
    const id = recent.length + 1;
    const sent_at = new Date(Date.UTC(2026, 0, 1) + id * 10_000).toISOString();
    const shared = { character_id: companion.id, sent_at };
    const message: Message = {
      ...shared,
      id: String(id),
      author: 'user',
      text: turn.say,
      citations: [],
    };
    const reply = replies.answer(
      { companion, message, language: talk.language, recent: [...recent], memories },
      new AbortController().signal,
    );
    let text = '';
    for await (const piece of reply.pieces) text += piece;
    memories = new Map([...memories, ...reply.learned]);
    const { citations, suggestions } = reply.end();
    recent.push(message, {
      ...shared,
      id: String(id + 1),
      author: 'character',
      text,
      citations,
      suggestions,
    });
    const [first] = citations.map((citation) => citation.id);
    const matches = (source: string) => new RegExp(source, 'iu').test(text);
    const isCited =
      turn.cites.length === 0 ? first === undefined : turn.cites.includes(first ?? '');
    const isRight =
      isCited &&
      turn.has.every(matches) &&
      !turn.not.some(matches) &&
      (!turn.unknown || suggestions.length === 3);
    const isWrong = (first !== undefined && !isCited) || turn.not.some(matches);
    verdicts.push({
      companion: companion.name[talk.language],
      say: turn.say,
      answer: text,
      cited: citations.map((citation) => citation.id),
      result: isRight ? 'right' : isWrong ? 'wrong' : 'missed',
    });
  }
  return verdicts;
}

/** Judges every turn of the talks in a file of this folder. */
export async function judgeAll(
  file: unknown,
  replies: Replies,
  content: SeedContent,
): Promise<Verdict[]> {
  const talks = v.parse(judgedTalks, file);
  return (await Promise.all(talks.map((talk) => judge(talk, replies, content)))).flat();
}
