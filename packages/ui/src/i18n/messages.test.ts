import { describe, expect, it } from 'vitest';
import { fillText } from './messages.ts';

describe('text with arguments', () => {
  it('inserts each value at every place', () => {
    expect(fillText('{n}s后重新发送，还有{n}秒', { n: 60 })).toBe('60s后重新发送，还有60秒');
  });

  it('inserts zero', () => {
    expect(fillText('{n}s后重新发送', { n: 0 })).toBe('0s后重新发送');
  });

  it('keeps an argument without a value', () => {
    expect(fillText('Hello {name}')).toBe('Hello {name}');
  });

  it('does not replace arguments inside a value', () => {
    expect(fillText('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
  });
});
