import type { Message } from '@companion/sdk/contract';
import { expect, test } from 'vitest';
import type { Riddles } from '../content/formats.ts';
import { riddleTurn } from './riddles.ts';

const inEach = <Text>(text: Text) => ({ zh: text, en: text, ja: text });
const round = (answer: string, ask: string) => ({
  answer: inEach(answer),
  also: inEach([`(${answer})`]),
  ask: inEach(ask),
});
const riddles: Riddles = {
  begin: inEach(['[play]']),
  again: inEach(['again?']),
  question: inEach('What is it?'),
  right: inEach(['Yes, {answer}.']),
  wrong: inEach(['No, not {guess}.']),
  reward: { count: 9, say: inEach('Well done.') },
  memory: inEach('{count} solved'),
  rounds: [round('C++', 'A language.'), round('*', 'A star.')],
};
const message = (author: Message['author'], text: string): Message => ({
  id: '1',
  character_id: 'a',
  author,
  text,
  citations: [],
  sent_at: '',
});

/** What the companion says to `text`, after it asked for C++. */
const answerTo = (text: string) =>
  riddleTurn(
    riddles,
    {
      message: message('user', text),
      language: 'en',
      recent: [message('character', 'A language. What is it?')],
    },
    0,
  )?.text;

test('words of a riddle are not read as a pattern', () => {
  expect(answerTo('it is c++!')).toMatch(/^Yes, C\+\+\./);
  expect(answerTo('a *')).toBe('No, not *.');
  expect(answerTo('again?')).toBe('A language. What is it?');
  expect(answerTo('[play]')).toContain('What is it?');
  expect(answerTo('a play')).toBeUndefined();
});
