import { describe, expect, it } from 'vitest';
import { spriteTraits } from './sprite-traits.ts';

describe('sprite traits', () => {
  it('stay the same for a seed', () => {
    expect(spriteTraits('companion')).toEqual({
      body: 'cloud',
      build: 0,
      head: 'tuft',
      marking: 'stripes',
      coat: 'bright',
      eyes: 'tall',
      mouth: 'smile',
      eyeGap: 12,
      hue: 325,
      accent: 180,
      lean: -2,
      phase: 0.5,
    });
    expect(spriteTraits('')).toEqual({
      body: 'cloud',
      head: 'sprout',
      marking: 'stripes',
      coat: 'deep',
      eyes: 'lidded',
      mouth: 'smile',
      eyeGap: 12,
      hue: 56,
      accent: 180,
      lean: 0,
      phase: 0.44,
      build: 0,
    });
    expect(spriteTraits('伙伴')).toEqual({
      body: 'bean',
      head: 'roundEars',
      marking: 'plain',
      coat: 'dusk',
      eyes: 'bead',
      mouth: 'fang',
      eyeGap: 9,
      hue: 156,
      accent: 40,
      lean: 2,
      phase: 0.41,
      build: 1,
    });
  });

  it('give at least 10,000 bodies that differ in more than hue and posture', () => {
    const looks = new Set<string>();
    for (let index = 0; index < 40_000; index += 1) {
      const { body, build, head, marking, coat, eyes, mouth } = spriteTraits(`seed-${index}`);
      looks.add([body, build, head, marking, coat, eyes, mouth].join());
    }
    expect(looks.size).toBeGreaterThanOrEqual(10_000);
  });

  it('differ for seeds that differ in one letter', () => {
    const looks = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) =>
      JSON.stringify(spriteTraits(`a-${letter}`)),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});
