import { createHash } from 'node:crypto';
import type { Message } from '@companion/sdk/contract';

/**
 * One of the lines, chosen by a hash of the message. Lines of the earlier answers are left out as long as others
 * remain, so no line comes twice in a row and every line is said.
 */
export function pickLine(
  lines: readonly string[],
  message: Message,
  recent: readonly Message[],
): string {
  const answers = recent.filter(({ author }) => author === 'character').map(({ text }) => text);
  const isSaid = (line: string) => answers.some((text) => text.includes(line));
  const unsaid = lines.filter((line) => !isSaid(line));
  // All were said: the ones said longest ago come again first.
  const choices = unsaid.length > 0 ? unsaid : oldest(lines, answers);
  // The first line is part of the hash: lists of the same length are not read in step.
  const hash = createHash('sha256').update(`${message.id} ${message.text} ${lines[0]}`).digest();
  return choices[hash.readUInt32BE() % choices.length] ?? '';
}

/** The half of the lines that was said longest ago. */
function oldest(lines: readonly string[], answers: readonly string[]): readonly string[] {
  const lastSaid = (line: string) => answers.findLastIndex((text) => text.includes(line));
  const sorted = lines.toSorted((a, b) => lastSaid(a) - lastSaid(b));
  return sorted.slice(0, Math.ceil(sorted.length / 2));
}

/** Replaces `{key}` by its value. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
