import { createHash } from 'node:crypto';
import type { Message } from '@companion/sdk/contract';

/**
 * One of the lines, chosen by a hash of the message. Lines of the recent answers are left out as long as others
 * remain, so no line comes twice in a row and every line is said.
 */
export function pickLine(
  lines: readonly string[],
  message: Message,
  recent: readonly Message[],
): string {
  const answers = recent.filter(({ author }) => author === 'character').map(({ text }) => text);
  const notIn = (texts: readonly string[]) =>
    lines.filter((line) => !texts.some((text) => text.includes(line)));
  const choices = [notIn(answers), notIn(answers.slice(-1)), lines].find(
    ({ length }) => length > 0,
  );
  if (!choices) return '';
  const hash = createHash('sha256').update(`${message.id} ${message.text}`).digest();
  return choices[hash.readUInt32BE() % choices.length] ?? '';
}
