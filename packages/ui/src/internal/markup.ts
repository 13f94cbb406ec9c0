import type { Shape } from './shape.ts';

/** SVG attributes in camel case. */
const capitalised = new Set(['viewBox', 'gradientUnits']);

const spelled = (name: string) =>
  name === 'className'
    ? 'class'
    : capitalised.has(name)
      ? name
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: string | number) =>
  String(value).replace(/[&<"]/g, (sign) => signs[sign] ?? sign);

/** Shapes as SVG markup, from back to front. */
export const markup = (shapes: readonly Shape[]): string => shapes.map(element).join('');

function element({ tag, attributes, children }: Shape): string {
  let written = `<${tag}`;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${spelled(name)}="${escaped(value)}"`;
  return children ? `${written}>${markup(children)}</${tag}>` : `${written}/>`;
}
