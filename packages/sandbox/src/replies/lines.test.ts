import type { Message } from '@companion/sdk/contract';
import { expect, test } from 'vitest';
import { visitorMessage } from '../testing/talks.ts';
import { pickLine } from './lines.ts';

/** A talk whose ids step by two, as they do when every message is answered. */
function talk(lines: readonly string[], turns: number): string[] {
  const messages: Message[] = [];
  const add = (author: Message['author'], text: string) => {
    const message = { ...visitorMessage(text), id: String(messages.length + 1), author };
    messages.push(message);
    return message;
  };
  return Array.from({ length: turns }, () => {
    const recent = messages.slice(-12);
    const message = add('user', 'what is that');
    return add('character', pickLine(lines, message, recent)).text;
  });
}

test.each([2, 3, 4, 6, 8])('says every one of %i lines', (count) => {
  const lines = Array.from({ length: count }, (_, index) => `line ${index}.`);
  expect(new Set(talk(lines, count * 4))).toEqual(new Set(lines));
});

test('never says a line twice in a row', () => {
  const said = talk(['one.', 'two.', 'three.'], 60);
  for (const [index, line] of said.entries()) expect(line).not.toBe(said[index - 1]);
});

test('says the only line again', () => {
  expect(talk(['one.'], 2)).toEqual(['one.', 'one.']);
});
