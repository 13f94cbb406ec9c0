import { flatColour, type Shape } from '@companion/ui/picture';

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

/** Names that SVG itself spells with capitals. */
const capitalised = new Set(['viewBox', 'gradientUnits']);

const spelled = (name: string) =>
  capitalised.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: string | number) =>
  String(value).replace(/[&<"]/g, (sign) => signs[sign] ?? sign);

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

function element({ tag, attributes, children }: Shape): string {
  const written = Object.entries(flat(attributes))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${spelled(name)}="${escaped(value ?? '')}"`)
    .join('');
  return children
    ? `<${tag}${written}>${children.map(element).join('')}</${tag}>`
    : `<${tag}${written}/>`;
}

/** A picture as one flat document: without classes, styles, custom properties or fonts. */
export const svg = (shapes: readonly Shape[]): string =>
  element({
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    },
    children: shapes,
  });
