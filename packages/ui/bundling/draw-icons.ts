import { readFile, writeFile } from 'node:fs/promises';

/** Names of lucide's files. Add a name, then run `pnpm --filter @companion/ui icons`. */
const names = [
  'a-large-small',
  'arrow-down',
  'arrow-right',
  'bookmark',
  'calendar-plus',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-exclamation-point',
  'circle-check',
  'download',
  'globe',
  'info',
  'menu',
  'moon',
  'play',
  'plus',
  'refresh-cw',
  'rotate-ccw',
  'search',
  'send-horizontal',
  'share-2',
  'smartphone',
  'square',
  'sun',
  'x',
] as const;

/** Drawings of items, places and skills that Lucide has. */
const pictograms = [
  'anchor',
  'archive',
  'bell',
  'bird',
  'bone',
  'book-open',
  'brick-wall',
  'calendar',
  'cloud',
  'coffee',
  'cog',
  'coins',
  'cooking-pot',
  'copy',
  'door-open',
  'droplet',
  'droplets',
  'drum',
  'ear',
  'eye-off',
  'feather',
  'fence',
  'file-text',
  'fish',
  'flag',
  'flame',
  'flask-conical',
  'flower',
  'footprints',
  'gem',
  'glass-water',
  'glasses',
  'hammer',
  'hand',
  'heart',
  'hourglass',
  'house',
  'key',
  'landmark',
  'layers',
  'leaf',
  'life-buoy',
  'lighthouse',
  'lock',
  'mail',
  'merge',
  'moon',
  'mountain',
  'eighth-notes',
  'package',
  'pause',
  'puzzle',
  'radio-tower',
  'refresh-cw',
  'rotate-ccw',
  'sailboat',
  'scale',
  'scissors',
  'scroll-text',
  'send',
  'shield',
  'ship',
  'shrink',
  'snowflake',
  'soup',
  'split',
  'spool',
  'sprout',
  'store',
  'target',
  'telescope',
  'tent',
  'ticket',
  'train-front',
  'tree-deciduous',
  'tree-pine',
  'umbrella',
  'volume-x',
  'warehouse',
  'waves-horizontal',
  'wheat',
  'wind',
  'zap',
] as const;

type Node = [tag: string, attributes: Record<string, string>];

const number = (value: string | undefined) => Number(value ?? 0);

/** Makes the first `m` absolute: a relative one would move when another path precedes it. */
const absoluteStart = (d: string) =>
  d.replace(
    /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)(?=(.?))/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[\d\s.-]/.test(next) ? 'l' : ''}`,
  );

/** Path data of any shape, so that an icon is one path. */
function pathOf([tag, attributes]: Node): string {
  const { points, d, cx, cy, r, x1, x2, y1, y2, x, y, width, height, rx, ry } = attributes;
  switch (tag) {
    case 'path':
      return absoluteStart(d ?? '');
    case 'circle':
      return `M${number(cx) - number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * number(r)} 0a${r} ${r} 0 1 0-${2 * number(r)} 0`;
    case 'ellipse':
      return `M${number(cx) - number(rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * number(rx)} 0a${rx} ${ry} 0 1 0-${2 * number(rx)} 0`;
    case 'polyline':
    case 'polygon':
      return `M${points}${tag === 'polygon' ? 'z' : ''}`;
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`;
    case 'rect': {
      const w = number(width) - 2 * number(rx);
      const h = number(height) - 2 * number(rx);
      const corner = (dx: string, dy: string) => `a${rx} ${rx} 0 0 1 ${dx}${rx} ${dy}${rx}`;
      return `M${number(x) + number(rx)} ${y}h${w}${corner('', '')}v${h}${corner('-', '')}h-${w}${corner('-', '-')}v-${h}${corner('', '-')}z`;
    }
    default:
      throw new Error(`unsupported element <${tag}>: add it to draw-icons`);
  }
}

async function nodesOf(name: string): Promise<Node[]> {
  const folder = new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url);
  const { __iconData: data } = (await import(new URL(`${name}.mjs`, folder).href)) as {
    __iconData?: { node: Node[] };
  };
  if (!data) throw new Error(`${name} is an old name of a lucide icon: use the new name`);
  return data.node;
}

/** The licence must accompany every copy, and the build removes comments. */
const notices = async () => `# Drawings of others in this package

Icons (\`@companion/ui/icon\`, and in components) are from [Lucide](https://lucide.dev), under its licence below.
Marks of brands (\`@companion/ui/brand-icon\`) are from [Simple Icons](https://simpleicons.org), under CC0 1.0; the
brands are their owners'.

## Lucide

${(await readFile(new URL('../node_modules/lucide-react/LICENSE', import.meta.url), 'utf8')).trim()}
`;

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const icons = await Promise.all(
  names.map(async (name) => {
    const path = (await nodesOf(name)).map(pathOf).join('');
    return `export const ${pascal(name)} = /* @__PURE__ */ forwardRef<SVGSVGElement, IconProps>((props, ref) => <Glyph {...props} ref={ref} path="${path}" />);`;
  }),
);

await writeFile(
  new URL('../src/primitives/icon/icons.generated.tsx', import.meta.url),
  `// Drawn by bundling/draw-icons.ts from lucide-react (ISC, © Lucide Icons and Contributors).
import { forwardRef } from 'react';
import { Glyph, type IconProps } from './glyph.tsx';

${icons.join('\n')}
`,
);
const drawn = await Promise.all(
  pictograms.map(async (name) => `  '${name}': '${(await nodesOf(name)).map(pathOf).join('')}',`),
);
await writeFile(
  new URL('../src/brand/pictogram/lucide.generated.ts', import.meta.url),
  `// Drawn by bundling/draw-icons.ts from lucide-react (ISC, © Lucide Icons and Contributors).
export const lucide: Record<string, string> = {
${drawn.join('\n')}
};
`,
);
await writeFile(new URL('../THIRD-PARTY-NOTICES.md', import.meta.url), await notices());
