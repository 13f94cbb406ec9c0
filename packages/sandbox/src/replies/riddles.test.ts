import type { Message } from '@companion/sdk/contract';
import { describe, expect, test } from 'vitest';
import type { Riddles } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import { createTestTalks, visitorMessage } from '../testing/talks.ts';
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
  ...visitorMessage(text),
  author,
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
  return riddleTurn(riddles, input, 0);
}

test.each([
  ['zh', '开始', true],
  ['zh', '九声，开始吧！', true],
  ['zh', '好的，再来一段', true],
  ['zh', '开始游戏', true],
  ['zh', '准备好了，开始', true],
  ['zh', '我刚开始玩', false],
  ['zh', '怎么开始？', false],
  ['zh', '从哪口钟开始打', false],
  ['en', 'begin', true],
  ['en', 'Chime, could you please start tapping', true],
  ['en', "I'm ready!", true],
  ['en', 'Start the game again', true],
  ['en', 'Where do I start?', false],
  ['en', "I'm ready to fight him", false],
  ['en', 'next one is Weiyang', false],
  ['ja', 'はじめ', true],
  ['ja', 'クオン、はじめよう', true],
  ['ja', '打ってください', true],
  ['ja', 'ゲームを始めて', true],
  ['ja', 'はじめまして', false],
  ['ja', 'はじめてです', false],
  ['ja', 'はじめの一歩はどこ？', false],
] as const)('(%s) %s begins: %s', (language, text, begins) => {
  expect(inTalk(language, text) !== undefined).toBe(begins);
});

describe('after the Fire Bell', () => {
  const fire = chime?.voice.riddles?.rounds.find(({ answer }) => answer.en === 'Fire Bell');

  function kindOf(language: Language, text: string) {
    const ask = fire?.ask[language] ?? '';
    const turn = inTalk(language, text, [message('character', ask)]);
    if (turn?.count === 1) return 'right';
    return turn && (turn.text.startsWith(ask) ? 'again' : 'wrong');
  }

  test.each([
    ['zh', '火', 'right'],
    ['zh', '我觉得应该是火钟吧', 'right'],
    ['zh', '96', 'right'],
    ['zh', '是井钟吗？', 'wrong'],
    ['zh', '我没听清楚，再打一遍', 'again'],
    ['zh', '火攻怎么打', undefined],
    ['zh', '不是火钟', undefined],
    ['zh', '不知道韩渡怎么打', undefined],
    ['en', 'Fire!', 'right'],
    ['en', "Well, I think it's the Fire Bell", 'right'],
    ['en', "I think it's the Dawn Bell, 60 beats", 'wrong'],
    ['en', 'well', 'wrong'],
    ['en', 'Could you play it again please?', 'again'],
    ['en', 'Well, thanks', undefined],
    ['en', 'How do I put out the fire?', undefined],
    ['en', 'not the Fire Bell', undefined],
    ['ja', '火の鐘だと思います', 'right'],
    ['ja', 'うーん、雨の鐘かな？', 'wrong'],
    ['ja', 'もう一度打ってください', 'again'],
    ['ja', '火はどこにある？', undefined],
    ['ja', '明けの鐘の倒し方がわからない', undefined],
  ] as const)('(%s) %s is %s', (language, text, kind) => {
    expect(kindOf(language, text)).toBe(kind);
  });
});
