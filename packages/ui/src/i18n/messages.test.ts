import { describe, expect, it } from 'vitest';
import { fillText } from './messages.ts';

describe('a text with arguments', () => {
  it('shows each value in its place, as often as it is named', () => {
    expect(fillText('{n}s后重新发送，还有{n}秒', { n: 60 })).toBe('60s后重新发送，还有60秒');
  });

  it('shows zero', () => {
    expect(fillText('{n}s后重新发送', { n: 0 })).toBe('0s后重新发送');
  });

  it('keeps an argument that has no value visible', () => {
    expect(fillText('Hello {name}')).toBe('Hello {name}');
  });

  it('does not read arguments inside a value', () => {
    expect(fillText('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
  });
});
