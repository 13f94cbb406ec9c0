import { cutText } from '../cut-text.ts';
import type { FloorTexts } from './floor/texts.ts';
import { intentOf } from './intent.ts';
import { asksName, asksQuestion, type MemoryKind, toldName } from './memory.ts';
import type { ReplyInput } from './talk.ts';

/** A question that is repeated is cut after this (UTF-16 units). */
const MOST_REPEATED = 80;

/** What concerns the visitor: a name told or asked for, the question before. */
export function aboutVisitor(
  { message, recent, memories }: ReplyInput,
  floor: FloorTexts,
  say: (lines: readonly string[], values?: Record<string, string>) => string,
  learned: Map<MemoryKind, string>,
): string | undefined {
  if (asksQuestion(message.text)) {
    const text = recent.findLast(({ author }) => author === 'user')?.text;
    if (text === undefined) return say(floor.askedNothing);
    const cut = text.length > MOST_REPEATED ? `${cutText(text, MOST_REPEATED)}…` : text;
    return say(floor.askedBefore, { text: cut });
  }
  const visitor = toldName(message.text);
  if (visitor !== undefined) {
    learned.set('name', visitor);
    return intentOf(message.text) ? undefined : say(floor.nameTold, { visitor });
  }
  if (!asksName(message.text)) return undefined;
  const known = memories.get('name');
  return known === undefined ? say(floor.nameUnknown) : say(floor.nameKnown, { visitor: known });
}
