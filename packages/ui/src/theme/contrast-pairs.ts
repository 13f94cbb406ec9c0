import type { Oklch, Theme, ThemeColors } from './tokens.ts';

/** WCAG AA ratio for text of any size. */
export const TEXT_RATIO = 4.5;
/** WCAG AA ratio for edges of controls. */
export const EDGE_RATIO = 3;

type Name = keyof ThemeColors;
interface Pair {
  color: Name;
  ground: Name;
}

const grounds = ['page', 'surface', 'raised'] as const satisfies readonly Name[];
const inks = [
  'text',
  'muted',
  'faint',
  'emberText',
  'tide',
  'good',
  'warn',
  'bad',
] as const satisfies readonly Name[];
const edges = ['control', 'focus'] as const satisfies readonly Name[];

const onEveryGround = (colors: readonly Name[]): Pair[] =>
  colors.flatMap((color) => grounds.map((ground) => ({ color, ground })));

export const textPairs: readonly Pair[] = [
  ...onEveryGround(inks),
  { color: 'onEmber', ground: 'ember' },
  { color: 'onEmber', ground: 'emberHover' },
  { color: 'onBad', ground: 'bad' },
];

export const controlPairs: readonly Pair[] = onEveryGround(edges);

interface HuePair {
  name: string;
  least: number;
  pair(hue: number): readonly [color: Oklch, ground: Oklch];
}

export function accentPairs({ accent, color }: Theme): readonly HuePair[] {
  const fill = (hue: number): Oklch => [...accent.fill, hue];
  const ink = (hue: number): Oklch => [...accent.text, hue];
  return [
    {
      name: 'text on an accent fill',
      least: TEXT_RATIO,
      pair: (hue) => [color.onEmber, fill(hue)],
    },
    ...grounds.map((ground) => ({
      name: `accent text on ${ground}`,
      least: TEXT_RATIO,
      pair: (hue: number) => [ink(hue), color[ground]] as const,
    })),
  ];
}
