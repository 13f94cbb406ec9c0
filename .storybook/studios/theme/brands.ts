import type { Translated } from '../language.ts';

/**
 * A brand in the studio. All values are text or numbers, so that all of it can stand in an address. Percent where
 * nothing else is said.
 */
export interface BrandDesign {
  /** Degrees. */
  hue: number;
  lightness: number;
  /** Chroma of the accent, ‰. */
  chroma: number;
  /** Chroma that the grounds take from the accent, ‰. 0: the grounds keep their own hue. */
  tint: number;
  /** Lightness of the page at night. */
  night: number;
  /** Lightness of the page by day. */
  day: number;
  radius: number;
  density: number;
  textScale: number;
  face: keyof typeof faces;
}

/** Faces that every system has, so the studio loads none. `own` is that of the product. */
export const faces = {
  own: undefined,
  system: { latin: 'system-ui' },
  serif: {
    latin: 'Georgia',
    chinese: '"Songti SC", "Noto Serif CJK SC", SimSun',
    japanese: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP"',
  },
  mono: { latin: 'ui-monospace, Consolas' },
} as const;

export interface Brand {
  name: Translated;
  /** Path of its mark in a box of 32. The product has its own logo. */
  mark?: string;
  design: BrandDesign;
}

/** The product, and three invented brands to try. */
export const brands = {
  companion: {
    name: { zh: '伙伴', en: 'Companion', ja: '相棒' },
    design: {
      hue: 62,
      lightness: 79,
      chroma: 155,
      tint: 0,
      night: 17,
      day: 98.5,
      radius: 100,
      density: 100,
      textScale: 100,
      face: 'own',
    },
  },
  harbour: {
    name: { zh: '港湾银行', en: 'Harbour Bank', ja: 'ハーバー銀行' },
    mark: 'M16 2 30 10v4H2v-4zM5 16h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM2 27h28v3H2z',
    design: {
      hue: 255,
      lightness: 52,
      chroma: 160,
      tint: 30,
      night: 16,
      day: 98.5,
      radius: 30,
      density: 90,
      textScale: 100,
      face: 'system',
    },
  },
  seedling: {
    name: { zh: '青禾学堂', en: 'Seedling School', ja: 'あおば学舎' },
    mark: 'M14 30V18C6 18 3 13 3 6c8 0 11 4 12 8 1-6 5-10 14-10 0 9-4 14-11 14v12z',
    design: {
      hue: 140,
      lightness: 72,
      chroma: 170,
      tint: 12,
      night: 20,
      day: 97.5,
      radius: 150,
      density: 110,
      textScale: 105,
      face: 'serif',
    },
  },
  radio: {
    name: { zh: '午夜电台', en: 'Midnight Radio', ja: '真夜中ラジオ' },
    mark: 'M3 13h4v6H3zm7-7h4v20h-4zm7 4h4v12h-4zm7-8h4v28h-4z',
    design: {
      hue: 340,
      lightness: 72,
      chroma: 190,
      tint: 28,
      night: 12,
      day: 97,
      radius: 0,
      density: 100,
      textScale: 95,
      face: 'mono',
    },
  },
} as const satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;
