import { flatColour, markup, type Shape } from '@companion/ui/picture';

/** What shared links show: px, as Open Graph's readers ask for it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

type Attributes = Shape['attributes'];

/** Attributes that are colours, and what says how opaque each is. */
const opacities: Readonly<Record<string, string>> = {
  fill: 'fillOpacity',
  stroke: 'strokeOpacity',
  stopColor: 'stopOpacity',
};

/** Colours of CSS as those that every drawer of SVG knows. */
function flat(attributes: Attributes): Attributes {
  const all: Record<string, string | number | undefined> = { ...attributes };
  for (const [name, opacityName] of Object.entries(opacities)) {
    const value = attributes[name];
    if (typeof value !== 'string' || value === 'none' || value.startsWith('url(')) continue;
    const { hex, opacity } = flatColour(value);
    const own = attributes[opacityName];
    all[name] = hex;
    if (opacity < 1) all[opacityName] = opacity * Number(own ?? 1);
  }
  return all;
}

const flattened = ({ tag, attributes, children }: Shape): Shape => ({
  tag,
  attributes: flat(attributes),
  ...(children && { children: children.map(flattened) }),
});

/** A picture as one flat document: without classes, styles, custom properties or fonts. */
export const svg = (shapes: readonly Shape[]): string =>
  markup([
    {
      tag: 'svg',
      attributes: {
        xmlns: 'http://www.w3.org/2000/svg',
        width: WIDTH,
        height: HEIGHT,
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      },
      children: shapes.map(flattened),
    },
  ]);
