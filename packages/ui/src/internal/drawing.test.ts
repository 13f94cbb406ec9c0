import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { coverPicture, logoShapes, spritePicture } from '../brand/picture/index.ts';
import { draw } from './draw.ts';
import { drawing } from './drawing.ts';
import type { Shape } from './shape.ts';

/** Markup of an `<svg>`. Empty elements end in one form. */
const inDocument = (content: object) =>
  renderToStaticMarkup(createElement('svg', content)).replaceAll(
    /><\/(?:path|rect|circle|ellipse|stop)>/g,
    '/>',
  );

/** Markup that React creates in a browser. */
const drawnByReact = (shapes: readonly Shape[]) => inDocument({ children: draw(shapes) });

const sprite = { seed: 'companion', hue: 40, id: 'a' } as const;
const cover = { seed: 'bells', hue: 20, id: 'b' };

describe('drawing on a server', () => {
  it.each<[string, Shape[]]>([
    ['logo', [...logoShapes]],
    ['companion', spritePicture({ ...sprite, mood: 'idle' })],
    ['talking companion', spritePicture({ ...sprite, mood: 'talking' })],
    ['cover', coverPicture({ ...cover, scene: 'clockwork', shaded: true })],
    ['cover with a random scene', coverPicture({ ...cover, scene: undefined, shaded: false })],
  ])('equals the drawing in a browser: %s', (_, shapes) => {
    expect(inDocument(drawing(shapes))).toBe(drawnByReact(shapes));
  });

  it('escapes attribute values', () => {
    const hostile = [{ tag: 'path', attributes: { d: '"/><script>&quot;' } }];
    expect(inDocument(drawing(hostile))).toBe(
      '<svg><path d="&quot;/>&lt;script>&amp;quot;"/></svg>',
    );
  });
});
