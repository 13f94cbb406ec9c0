import { expect, it } from 'vitest';
import { transitionName } from './transition-name.ts';

it('is the same for the same companion, and another for another', () => {
  expect(transitionName('jiu-sheng')).toBe('companion-jiu-sheng');
  expect(transitionName('ember_2')).toBe('companion-ember_2');
});

it.each(['x;position:fixed', 'a b', 'a:b', 'a}b{', 'a\nb', 'a/*', '', '名', 'x;'])(
  'is none for the id %j',
  (id) => {
    expect(transitionName(id)).toBeUndefined();
  },
);
