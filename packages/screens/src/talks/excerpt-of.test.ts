import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

describe('excerpt of a message', () => {
  it('is the message in one line, without the marks of Markdown', () => {
    expect(excerptOf('**先**看影子。\n\n- 别贪\n- 只砍`一刀`', '')).toEqual({
      text: '先看影子。 别贪 只砍一刀',
      ranges: [],
    });
  });

  it('marks the words, in small or capital letters', () => {
    const { text, ranges } = excerptOf('Ask the Moth Queen.', 'moth queen');
    expect(ranges.map((range) => text.slice(...range))).toEqual(['Moth Queen']);
  });

  it('begins shortly before words that are far from the start', () => {
    const { text, ranges } = excerptOf(`${'很长的前文，'.repeat(20)}第三口钟看影子`, '第三口钟');
    expect(text).toBe('…的前文，很长的前文，很长的前文，第三口钟看影子');
    expect(ranges.map((range) => text.slice(...range))).toEqual(['第三口钟']);
  });

  it('does not cut a character in two', () => {
    expect(excerptOf(`${'🔔'.repeat(40)}钟`, '钟').text).toBe(`…${'🔔'.repeat(16)}钟`);
  });

  it('shows the message when the words are not in it', () => {
    expect(excerptOf('看影子', '锤子')).toEqual({ text: '看影子', ranges: [] });
  });
});
