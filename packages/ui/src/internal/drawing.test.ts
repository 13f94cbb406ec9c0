import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { coverPicture, logoShapes, spritePicture } from '../brand/picture/index.ts';
import { draw } from './draw.ts';
import { drawing } from './drawing.ts';
import type { Shape } from './shape.ts';

/** As a document has it; how an empty element ends is nothing to its reader. */
const inDocument = (content: object) =>
  renderToStaticMarkup(createElement('svg', content)).replaceAll(
    /><\/(?:path|rect|circle|ellipse|stop)>/g,
    '/>',
  );

/** As React in a browser draws it, which takes over what the server sent. */
const drawnByReact = (shapes: readonly Shape[]) => inDocument({ children: draw(shapes) });

const sprite = { seed: 'companion', hue: 40, id: 'a' } as const;
const cover = { seed: 'bells', hue: 20, id: 'b' };

describe('a server writes what a browser draws', () => {
  it.each<[string, Shape[]]>([
    ['a logo', [...logoShapes]],
    ['a companion', spritePicture({ ...sprite, mood: 'idle' })],
    ['one that talks', spritePicture({ ...sprite, mood: 'talking' })],
    ['a cover', coverPicture({ ...cover, scene: 'clockwork', shaded: true })],
    ['a cover of chance', coverPicture({ ...cover, scene: undefined, shaded: false })],
  ])('%s', (_, shapes) => {
    expect(inDocument(drawing(shapes))).toBe(drawnByReact(shapes));
  });

  it('and no value ends its attribute', () => {
    const hostile = [{ tag: 'path', attributes: { d: '"/><script>&quot;' } }];
    expect(inDocument(drawing(hostile))).toBe(
      '<svg><path d="&quot;/>&lt;script>&amp;quot;"/></svg>',
    );
  });
});
