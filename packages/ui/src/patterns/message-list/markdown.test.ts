import { describe, expect, it } from 'vitest';
import { parseMarkdown, plainText } from './markdown.ts';

const plain = (text: string) => ({ type: 'paragraph', runs: [{ text }] });

describe('simple Markdown', () => {
  it('reads paragraphs and keeps their lines', () => {
    expect(parseMarkdown('one\ntwo\n\nthree')).toEqual([plain('one\ntwo'), plain('three')]);
  });

  it('reads steps with their first number, and lists', () => {
    expect(parseMarkdown('3. a\n4. b\n- c\n* d')).toEqual([
      { type: 'steps', start: 3, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { type: 'list', items: [[{ text: 'c' }], [{ text: 'd' }]] },
    ]);
  });

  it('reads bold and code', () => {
    expect(parseMarkdown('a **b** `c`')).toEqual([
      {
        type: 'paragraph',
        runs: [
          { text: 'a ' },
          { text: 'b', mark: 'strong' },
          { text: ' ' },
          { text: 'c', mark: 'code' },
        ],
      },
    ]);
    expect(parseMarkdown('```js\nx < 1\n\ny\n```\nend')).toEqual([
      { type: 'code', text: 'x < 1\n\ny' },
      plain('end'),
    ]);
  });

  it('keeps the words of a fence that begins and ends on one line', () => {
    expect(parseMarkdown('a\n```/join 628114075```\nb')).toEqual([
      {
        type: 'paragraph',
        runs: [{ text: 'a\n' }, { text: '/join 628114075', mark: 'code' }, { text: '\nb' }],
      },
    ]);
  });

  it('reads marks in a heading, which is bold', () => {
    expect(parseMarkdown('### **a** b `c`')).toEqual([
      {
        type: 'paragraph',
        runs: [
          { text: 'a', mark: 'strong' },
          { text: ' b ', mark: 'strong' },
          { text: 'c', mark: 'code' },
        ],
      },
    ]);
  });

  it('draws what is still being written as far as it goes', () => {
    expect(parseMarkdown('a **b')).toEqual([plain('a **b')]);
    expect(parseMarkdown('```\nx')).toEqual([{ type: 'code', text: 'x' }]);
  });

  it.each(['<img src=x onerror=alert(1)>', '[a](javascript:alert(1))', '![a](x)', '2 * 3 * 4'])(
    'keeps as text: %s',
    (text) => {
      expect(parseMarkdown(text)).toEqual([plain(text)]);
    },
  );

  it('becomes a text without marks, with the numbers of its steps', () => {
    expect(plainText('a **b**\n\n- `c`\n- d\n### e\n2. f\n3. g\n```\nx * y\n```')).toBe(
      'a b\nc\nd\ne\n2. f\n3. g\nx * y',
    );
  });

  it('does not take a date or a decimal for a step', () => {
    expect(parseMarkdown('1.5 is out')).toEqual([plain('1.5 is out')]);
  });
});
