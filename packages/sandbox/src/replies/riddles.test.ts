import type { Message } from '@companion/sdk/contract';
import { expect, test } from 'vitest';
import type { Riddles } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import { createTestTalks } from '../testing/talks.ts';
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
      companion: { name: inEach('Chime') },
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

const chime = createTestTalks().content.companions.find(({ id }) => id === 'jiu-sheng');

/** What a companion of the content says to `text` after `before`. */
function inTalk(language: Language, text: string, before: readonly Message[] = []) {
  const riddles = chime?.voice.riddles;
  if (!riddles) throw new Error('the companion has no riddles');
  const input = { companion: chime, message: message('user', text), language, recent: before };
  return riddleTurn(riddles, input, 0)?.text;
}

test.each([
  ['zh', '开始', true],
  ['zh', '九声，开始吧！', true],
  ['zh', '好的，再来一段', true],
  ['zh', '我刚开始玩', false],
  ['zh', '怎么开始？', false],
  ['zh', '从哪口钟开始打', false],
  ['en', 'begin', true],
  ['en', 'Chime, start please', true],
  ['en', "I'm ready!", true],
  ['en', 'Where do I start?', false],
  ['en', "I'm ready to fight him", false],
  ['en', 'next one is Weiyang', false],
  ['ja', 'はじめ', true],
  ['ja', 'クオン、はじめよう', true],
  ['ja', '打ってください', true],
  ['ja', 'はじめまして', false],
  ['ja', 'はじめてです', false],
  ['ja', 'はじめの一歩はどこ？', false],
] as const)('(%s) %s begins: %s', (language, text, begins) => {
  expect(inTalk(language, text) !== undefined).toBe(begins);
});
