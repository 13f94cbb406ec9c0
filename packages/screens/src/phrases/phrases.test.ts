import { afterEach, describe, expect, it, vi } from 'vitest';
import { phrased, withPhrases } from './phrases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const breaks = (text: string) => phrased(text).split('\u200B');

describe('phrases of a Chinese tagline', () => {
  it('keeps short clauses whole', () => {
    expect(breaks('先去皮，再报两个数：花多少，几天回来。')).toEqual([
      '先去皮，',
      '再报两个数：',
      '花多少，',
      '几天回来。',
    ]);
  });

  it.each([
    ['你走前面，我在后头举着，照得见你的脚就行。', '举着，', '举'],
    ['四十二盏路灯，从山脚一盏一盏点到岭顶。', '从山脚', '从山'],
    ['晚上九点开门，天亮前打烊，菜单由今晚的天决定。', '天亮前打烊，', '天亮前打'],
  ])('breaks %s only between words', (text, whole, part) => {
    expect(breaks(text).some((phrase) => phrase.endsWith(whole))).toBe(true);
    expect(breaks(text).some((phrase) => phrase.endsWith(part))).toBe(false);
  });

  it('never leaves one or two characters for a line', () => {
    for (const text of ['容我不直接告诉您答案，容我告诉您该看哪一颗齿。', '歪没歪两个人都看得见。'])
      for (const phrase of breaks(text)) expect(phrase.length).toBeGreaterThanOrEqual(3);
  });

  it('adds nothing but zero-width spaces', () => {
    const text = '……“再来一次”，我看着呢。No. 7, OK?';
    expect(phrased(text).replaceAll('\u200B', '')).toBe(text);
  });

  it('keeps clauses whole in a browser without a segmenter', async () => {
    vi.resetModules();
    vi.stubGlobal('Intl', {});
    const { phrased: without } = await import('./phrases.ts');
    expect(without('四十二盏路灯，从山脚一盏一盏点到岭顶。')).toBe(
      '四十二盏路灯，\u200B从山脚一盏一盏点到岭顶。',
    );
  });

  it('marks taglines only, at any depth, and leaves the answer as it was', () => {
    const line = '从山脚一盏一盏点到岭顶';
    const answer = { items: [{ id: line, line, tags: [line] }], total: 1, next: null };
    const marked = withPhrases(answer);
    expect(marked.items[0]).toEqual({ id: line, line: phrased(line), tags: [line] });
    expect(marked.items[0]?.line).not.toBe(line);
    expect(answer.items[0]?.line).toBe(line);
  });
});
