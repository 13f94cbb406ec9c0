import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { storyTexts } from '../packages/ui/src/internal/testing/story-texts.ts';
import { createTranslator } from './translate-story.ts';

const texts = storyTexts({
  tide: { zh: '潮汐', en: 'Tide', ja: 'シオ' },
  lighthouse: { zh: '灯塔', en: 'The lighthouse', ja: '灯台' },
});
const toEnglish = createTranslator((text) => texts.translate(text, 'en'));
const toJapanese = createTranslator((text) => texts.translate(text, 'ja'));

describe('a translated story', () => {
  it('has its texts in props and children', () => {
    const story = createElement('a', { title: '潮汐' }, createElement('b', null, '灯塔'), '！');
    const { props } = toJapanese(story);
    expect(props).toMatchObject({ title: 'シオ' });
    expect(JSON.stringify(props)).toContain('灯台');
    expect(JSON.stringify(props)).toContain('！');
  });

  it('has its texts in lists of options', () => {
    expect(toEnglish({ options: [{ value: 'tide', label: '潮汐' }] })).toEqual({
      options: [{ value: 'tide', label: 'Tide' }],
    });
  });

  it('keeps the seed of a drawing', () => {
    expect(toJapanese({ seed: '潮汐', name: '潮汐' })).toEqual({ seed: '潮汐', name: 'シオ' });
  });

  it('prints no warning about missing keys', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const story = createElement('p', null, createElement('b', null, '潮汐'), createElement('i'));
    expect(renderToStaticMarkup(toJapanese(story))).toBe('<p><b>シオ</b><i></i></p>');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('keeps objects without known texts identical', () => {
    const story = createElement('p', { onClick: () => {} }, '别的');
    const options = [{ at: new Date(0), label: '别的' }];
    expect(toEnglish(story)).toBe(story);
    expect(toEnglish(options)).toBe(options);
  });

  it('gives the same object for the same input', () => {
    const messages = [{ text: '潮汐' }];
    expect(toEnglish(messages)).toBe(toEnglish(messages));
    expect(isValidElement(toEnglish(createElement('p', null, '潮汐')))).toBe(true);
  });
});
