import { expect, it, vi } from 'vitest';
import { localised } from './localised.tsx';

it.each(['两盏灯', "it''s", '{n}', '<b>'])('shows the text %s as it was compiled', (text) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { formatMessage } = localised('zh', { text });
  expect(formatMessage({ id: 'text' })).toBe(text);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

it('fills the arguments of a text that has some', () => {
  const { formatMessage } = localised('en', {
    lamps: [
      { type: 1, value: 'n' },
      { type: 0, value: ' lamps' },
    ],
  });
  expect(formatMessage({ id: 'lamps' }, { n: 3 })).toBe('3 lamps');
});
