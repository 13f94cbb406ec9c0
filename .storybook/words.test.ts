import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type StoryWords, translator } from './words.ts';

const words: StoryWords = { 潮汐: ['Tide', 'シオ'], 灯塔: ['The lighthouse', '灯台'] };
const [inEnglish, inJapanese] = [translator(words, 0), translator(words, 1)];

describe('what a story says, in another language', () => {
  it('stands in the props and the children of what it draws', () => {
    const drawn = createElement('a', { title: '潮汐' }, createElement('b', null, '灯塔'), '！');
    const said = inJapanese(drawn);
    expect(said.props).toMatchObject({ title: 'シオ' });
    expect(JSON.stringify(said.props)).toContain('灯台');
    expect(JSON.stringify(said.props)).toContain('！');
  });

  it('stands in lists of options', () => {
    expect(inEnglish({ options: [{ value: 'tide', label: '潮汐' }] })).toEqual({
      options: [{ value: 'tide', label: 'Tide' }],
    });
  });

  it('is not what a drawing is drawn from', () => {
    expect(inJapanese({ seed: '潮汐', name: '潮汐' })).toEqual({ seed: '潮汐', name: 'シオ' });
  });

  it('leaves alone what there are no words for, the same object', () => {
    const drawn = createElement('p', { onClick: () => {} }, '别的');
    const options = [{ at: new Date(0), label: '别的' }];
    expect(inEnglish(drawn)).toBe(drawn);
    expect(inEnglish(options)).toBe(options);
  });

  it('is the same object each time', () => {
    const messages = [{ text: '潮汐' }];
    expect(inEnglish(messages)).toBe(inEnglish(messages));
    expect(isValidElement(inEnglish(createElement('p', null, '潮汐')))).toBe(true);
  });
});

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');

describe.each(globSync(`${sources}/*/*.words.ts`))('%s', (file) => {
  it('has no words that its stories do not say', async () => {
    const [said] = Object.values((await import(file)) as Record<string, StoryWords>);
    const stories = globSync(`${path.dirname(file)}/*.stories.tsx`)
      .map((story) => readFileSync(story, 'utf8').replace(/\s+/g, ' '))
      .join();
    const isSaid = (text: string) => stories.includes(text.trim().replaceAll('\n', '\\n'));
    expect(Object.keys(said ?? {}).filter((text) => !isSaid(text))).toEqual([]);
  });
});
