import { describe, expect, it } from 'vitest';
import { coverScenes } from '../cover-art/cover-shapes.ts';
import { flatColour, logoShapes, type Shape } from './index.ts';
import { coverPicture, spritePicture } from './pictures.ts';

const coloursOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap(({ attributes: { fill, stroke, stopColor }, children }) => [
    ...[fill, stroke, stopColor].filter((paint) => paint !== undefined).map(String),
    ...coloursOf(children ?? []),
  ]);
const hexes = (shapes: readonly Shape[]) =>
  coloursOf(shapes)
    .filter((paint) => paint !== 'none' && !paint.startsWith('url('))
    .map((paint) => flatColour(paint).hex);

const flatShapes = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, ...flatShapes(shape.children ?? [])]);

const companion = { seed: 'companion', hue: 62, mood: 'happy', id: 'body' } as const;
const cover = { seed: 'nine-bells', scene: 'dunes', hue: 15, shaded: false, id: 'cover' } as const;

describe('picture without a browser', () => {
  it('of a companion has only flat colours for 300 seeds', () => {
    for (let index = 0; index < 300; index += 1) {
      const shapes = spritePicture({ ...companion, seed: `seed-${index}`, hue: undefined });
      expect(hexes(shapes).length).toBeGreaterThan(10);
    }
  });

  it('of a cover or the logo has only flat colours', () => {
    for (const scene of [undefined, ...coverScenes])
      expect(hexes(coverPicture({ ...cover, scene })).length).toBeGreaterThan(10);
    expect(hexes(logoShapes).length).toBeGreaterThan(5);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'takes the inherited name %s for an unknown one',
    (name) => {
      expect(coverPicture({ ...cover, scene: name })).toEqual(
        coverPicture({ ...cover, scene: undefined }),
      );
      const look = { body: name, eyes: name, head: name, held: name, marking: name, pose: name };
      expect(spritePicture({ ...companion, look })).toEqual(
        spritePicture({ ...companion, look: {} }),
      );
    },
  );

  it('has the given hue', () => {
    expect(hexes(spritePicture(companion))).toContain(flatColour('oklch(0.79 0.13 62)').hex);
    expect(hexes(spritePicture({ ...companion, hue: 210 }))).not.toEqual(
      hexes(spritePicture(companion)),
    );
    expect(hexes(coverPicture(cover))).toContain(flatColour('oklch(0.6 0.12 29)').hex);
  });

  it('of a companion has at most two decimals', () => {
    for (let index = 0; index < 40; index += 1)
      for (const {
        attributes: { d, transform },
      } of flatShapes(spritePicture({ ...companion, seed: `seed-${index}` })))
        expect(`${d} ${transform}`).not.toMatch(/\.\d{3}[^)]*z|translate\([^)]*\.\d{3}/i);
  });

  it.each([undefined, ...coverScenes])(
    'of the scene %s has at most two decimals and no unused gradient',
    (scene) => {
      for (const shaded of [false, true]) {
        const shapes = flatShapes(coverPicture({ ...cover, scene, shaded }));
        // A server sends them, and a browser styles and paints each.
        expect(shapes.length).toBeLessThan(60);
        for (const { attributes } of shapes)
          for (const name of ['d', 'transform', 'cx', 'cy', 'r', 'x', 'width', 'strokeWidth'])
            expect(String(attributes[name] ?? '')).not.toMatch(/\.\d{3}|-0(?!\.)/);
        const defined = shapes.map(({ attributes: { id } }) => id && `url(#${id})`);
        const used = shapes.map(({ attributes: { fill } }) => fill);
        expect(defined.filter(Boolean).toSorted()).toEqual(
          [...new Set(used.filter((fill) => String(fill).startsWith('url(')))].toSorted(),
        );
      }
    },
  );

  it('prefixes the ids of its paints with its own id', () => {
    const drawn = JSON.stringify([
      spritePicture({ ...companion, id: 'first' }),
      coverPicture({ ...cover, id: 'second' }),
    ]);
    expect(drawn).toContain('url(#first)');
    expect(drawn).toContain('url(#secondglow)');
    expect(drawn).not.toContain('var(');
  });
});
