import { expect, test } from 'vitest';
import { createTestTalks, visitorMessage } from '../testing/talks.ts';
import { floorTexts } from './floor/floor.ts';
import type { MemoryKind } from './memory.ts';
import { aboutVisitor } from './visitor.ts';

const companion = createTestTalks().content.companions[0]!;

/** The name that a visitor tells, `asks` for a question about it, or undefined. */
function nameIn(text: string) {
  const learned = new Map<MemoryKind, string>();
  const message = visitorMessage(text);
  const input = { companion, message, language: 'zh', recent: [], memories: new Map() } as const;
  const floor = floorTexts.zh;
  const said = aboutVisitor(input, floor, ([line]) => line ?? '', learned);
  return said === floor.nameUnknown[0] ? 'asks' : learned.get('name');
}

test.each([
  ['我叫小明', '小明'],
  ['我的名字叫小明', '小明'],
  ['我的名字是小明', '小明'],
  ['我叫小明，你记得我的名字吗？', '小明'],
  ['叫我小明吧', '小明'],
  ['我叫何小明', '何小明'],
  ['我的名字是什么', 'asks'],
  ['我的名字呢？', 'asks'],
  ['我叫什么名字', 'asks'],
  ['还记得我吗', 'asks'],
  ['别叫我宝贝', undefined],
  ['以后不要再叫我宝贝', undefined],
  ['为什么叫我宝贝', undefined],
  ['My name is Tom. Where is Han Du?', 'Tom'],
  ['my name is rosa', 'rosa'],
  ['My name’s Rosa Marsh', 'Rosa Marsh'],
  ['my name is Rosa how do I beat Han Du', 'Rosa'],
  ['My name is Tom and I play Nine Bells', 'Tom'],
  ["My name is Tom I'm new", 'Tom'],
  ["I'm Tom", 'Tom'],
  ['I am Tom', 'Tom'],
  ['Hi, I’m Tom!', 'Tom'],
  ['Call me Tom', 'Tom'],
  ["What's my name?", 'asks'],
  ['do you know my name?', 'asks'],
  ['What was my name again?', 'asks'],
  ["don't call me sweetie", undefined],
  ["I'm Sorry", undefined],
  ['I am Chinese', undefined],
  ['私の名前はケンです', 'ケン'],
  ['名前はケンだよ', 'ケン'],
  ['はじめまして、ケンです', 'ケン'],
  ['ケンって呼んで', 'ケン'],
  ['私の名前は何ですか', 'asks'],
  ['私の名前は覚えてる', 'asks'],
  ['私の名前、わかる？', 'asks'],
  ['お名前は何ですか', undefined],
  ['私の名前は何だっけ', 'asks'],
  ['ボスの名前は韓渡です', undefined],
  ['ベイビーって呼んでほしくない', undefined],
])('%s: the name is %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test('a long question that is repeated ends with a whole character', () => {
  const recent = [visitorMessage(`${'啊'.repeat(79)}𠮷？`)];
  const message = visitorMessage('我刚才问了什么？');
  const input = { companion, message, language: 'zh', recent, memories: new Map() } as const;
  const said = aboutVisitor(input, floorTexts.zh, (_, values) => values?.['text'] ?? '', new Map());
  expect(said).toBe(`${'啊'.repeat(79)}…`);
});
