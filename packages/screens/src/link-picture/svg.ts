import { flatColour, markup, type Shape } from '@companion/ui/picture';

/** Size that Open Graph readers expect, px. */
export const WIDTH = 1200;
export const HEIGHT = 630;

type Attributes = Shape['attributes'];

/** Colour attributes, each with the attribute for its opacity. */
const opacityAttributes: Readonly<Record<string, string>> = {
  fill: 'fillOpacity',
  stroke: 'strokeOpacity',
  stopColor: 'stopOpacity',
};

/** Replaces CSS colours by hexadecimal ones: not every SVG renderer knows `oklch()`. */
function flattenColours(attributes: Attributes): Attributes {
  const flat: Record<string, string | number | undefined> = { ...attributes };
  for (const [name, opacityName] of Object.entries(opacityAttributes)) {
    const value = attributes[name];
    if (typeof value !== 'string' || value === 'none' || value.startsWith('url(')) continue;
    const { hex, opacity } = flatColour(value);
    flat[name] = hex;
    if (opacity < 1) flat[opacityName] = opacity * Number(attributes[opacityName] ?? 1);
  }
  return flat;
}

const flatten = ({ tag, attributes, children }: Shape): Shape => ({
  tag,
  attributes: flattenColours(attributes),
  ...(children && { children: children.map(flatten) }),
});

/** One SVG document without classes, styles, custom properties or fonts. */
export const svgDocument = (shapes: readonly Shape[], width = WIDTH, height = HEIGHT): string =>
  markup([
    {
      tag: 'svg',
      attributes: {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
      },
      children: shapes.map(flatten),
    },
  ]);
