import type { Shape } from '@companion/ui/picture';
import { qrCode } from '@companion/ui/qr-card';
import { brand } from '../../link-picture/brand.ts';
import { MUTED, PAGE, TEXT } from '../../link-picture/colours.ts';
import {
  ellipse,
  group,
  path,
  radialGradient,
  rect,
  verticalGradient,
} from '../../link-picture/shapes.ts';
import { companionShadow, standingCompanion } from '../../link-picture/standing-companion.ts';
import {
  type CardCompanion,
  type CardDrawing,
  type CardTexts,
  HEIGHT,
  type TextBlock,
  type TextStyle,
  type Typeset,
  WIDTH,
} from './card.ts';

/** Distance of everything from the card's edges, px. */
export const MARGIN = 72;
/** Upper edge of the strip with the QR code. */
export const FOOT = 1192;
export const INNER = WIDTH - 2 * MARGIN;
/** What `brand` keeps free by itself, px. */
const BRAND_MARGIN = 56;
const CODE_SIZE = 168;
const CODE_MARGIN = 10;

/** The light of a companion, a bright one and the colour of texts on the night, all in its hue. */
export const tonesOf = (hue: number) => ({
  light: `oklch(0.62 0.16 ${hue})`,
  bright: `oklch(0.79 0.13 ${hue})`,
  text: `oklch(0.85 0.11 ${hue})`,
});

/** The first of the sizes at which the text is whole; the last one cuts it off. `maxLines` may depend on the size. */
export function fitted(
  typeset: Typeset,
  text: string,
  sizes: readonly number[],
  style: Omit<TextStyle, 'size' | 'maxLines'> & { maxLines: number | ((size: number) => number) },
): { style: TextStyle; lines: readonly string[]; height: number } {
  const styleAt = (size: number): TextStyle => {
    const { maxLines } = style;
    return { ...style, size, maxLines: typeof maxLines === 'number' ? maxLines : maxLines(size) };
  };
  const isWhole = (size: number) =>
    typeset(text, styleAt(size), Number.POSITIVE_INFINITY).length <= styleAt(size).maxLines;
  const size = sizes.find(isWhole) ?? sizes.at(-1);
  if (size === undefined) throw new Error('a text needs at least one size');
  const chosen = styleAt(size);
  const lines = typeset(text, chosen);
  return { style: chosen, lines, height: lines.length * size * style.leading };
}

/** The night behind everything, with the product's brand, and the gradients that the parts of a card need. */
export function ground(hue: number): { before: Shape[]; brand: Shape } {
  const { light, bright } = tonesOf(hue);
  return {
    before: [
      radialGradient('light', [0, light, 0.46], [0.5, light, 0.2], [1, light, 0]),
      verticalGradient('cone', [0, bright, 0.26], [1, bright, 0.05]),
      companionShadow,
      rect({ width: WIDTH, height: HEIGHT, fill: PAGE }),
    ],
    brand: group(`translate(${MARGIN - BRAND_MARGIN} ${MARGIN - BRAND_MARGIN - 8})`, [brand()]),
  };
}

/** A companion in the light that falls on the floor around it. */
export function litCompanion(
  x: number,
  y: number,
  size: number,
  { seed, look, hue }: CardCompanion,
): Shape[] {
  const { light, bright } = tonesOf(hue);
  return [
    ellipse({ cx: x, cy: y, rx: size * 0.72, ry: size * 0.11, fill: light, opacity: 0.3 }),
    ellipse({ cx: x - 8, cy: y, rx: size * 0.52, ry: size * 0.075, fill: bright, opacity: 0.22 }),
    ...standingCompanion(x, y, size, { seed, look, hue, mood: 'happy', id: 'body' }),
  ];
}

/** The strip at the lower edge: the QR code of the address, and why to scan it. */
export function foot(typeset: Typeset, address: string, { call }: CardTexts): CardDrawing {
  const { modules, path: code } = qrCode(address);
  const left = WIDTH - MARGIN - CODE_SIZE - CODE_MARGIN;
  const top = FOOT + (HEIGHT - FOOT - CODE_SIZE) / 2;
  const width = INNER - CODE_SIZE - 48;
  const title = fitted(typeset, call, [38, 34], {
    isBold: true,
    leading: 1.4,
    width,
    maxLines: 2,
  });
  const host: TextStyle = { size: 26, leading: 1.5, width, maxLines: 1 };
  const height = title.height + 8 + host.size * host.leading;
  const y = FOOT + (HEIGHT - FOOT - height) / 2;
  return {
    shapes: [
      path({
        d: `M${MARGIN} ${FOOT}H${WIDTH - MARGIN}`,
        stroke: 'oklch(0.33 0.02 265)',
        strokeWidth: 2,
      }),
      rect({
        x: left - CODE_MARGIN,
        y: top - CODE_MARGIN,
        width: CODE_SIZE + 2 * CODE_MARGIN,
        height: CODE_SIZE + 2 * CODE_MARGIN,
        rx: 20,
        fill: 'oklch(1 0 0)',
      }),
      group(`translate(${left} ${top}) scale(${CODE_SIZE / modules})`, [
        path({ d: code, fill: 'oklch(0.2 0.02 265)', shapeRendering: 'crispEdges' }),
      ]),
    ],
    texts: [
      { ...title, x: MARGIN, y, colour: TEXT },
      {
        lines: typeset(new URL(address).host, host),
        x: MARGIN,
        y: y + title.height + 8,
        style: host,
        colour: MUTED,
      },
    ],
  };
}

export const joined = (...parts: readonly CardDrawing[]): CardDrawing => ({
  shapes: parts.flatMap(({ shapes }) => shapes),
  texts: parts.flatMap(({ texts }) => texts),
});

/** Texts below each other, each `gap` px below the one before. Returns the lower edge, too. */
export function stacked(
  x: number,
  y: number,
  blocks: readonly (Omit<TextBlock, 'x' | 'y'> & { gap?: number })[],
): { texts: TextBlock[]; bottom: number } {
  let bottom = y;
  const texts = blocks.map(({ gap = 0, ...block }) => {
    const top = bottom + gap;
    bottom = top + block.lines.length * block.style.size * block.style.leading;
    return { ...block, x, y: top };
  });
  return { texts, bottom };
}
