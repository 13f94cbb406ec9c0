import { expect, it } from 'vitest';
import { spriteTraits } from './sprite-traits.ts';

it('gives a seed the same body for ever', () => {
  expect(spriteTraits('companion')).toEqual({
    body: 'cloud',
    head: 'horns',
    marking: 'stripes',
    eyes: 'bead',
    eyeGap: 8,
    hue: 20,
    lean: 2,
    phase: 0.9008273831568658,
  });
});

it('knows at least 10 000 bodies', () => {
  const looks = new Set<string>();
  for (let index = 0; index < 60_000; index += 1) {
    const { phase, lean, ...look } = spriteTraits(`seed-${index}`);
    looks.add(JSON.stringify(look));
  }
  expect(looks.size).toBeGreaterThanOrEqual(10_000);
});

it('gives seeds that differ in one letter bodies that differ', () => {
  const looks = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) =>
    JSON.stringify(spriteTraits(`a-${letter}`)),
  );
  expect(new Set(looks).size).toBe(looks.length);
});
