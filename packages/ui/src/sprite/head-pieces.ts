/** Drawn with the middle of the crown at 0,0. `back` stands behind the body. */
interface HeadPieceShape {
  back?: string;
  front?: string;
  /** Strokes instead of fills. */
  line?: string;
  /** Lit: in the light of the hue. */
  glow?: string;
}

export const headPieces = {
  none: {},
  catEars: {
    back: 'M-29 14C-31 0-29-10-25-13C-19-11-10-2-6 6ZM29 14C31 0 29-10 25-13C19-11 10-2 6 6Z',
  },
  roundEars: {
    back: 'M-30-2A11 11 0 1 1-8-2A11 11 0 1 1-30-2ZM8-2A11 11 0 1 1 30-2A11 11 0 1 1 8-2Z',
  },
  longEars: {
    back: 'M-17 10C-26-6-25-24-17-25C-10-25-5-8-6 8ZM17 10C26-6 31-20 25-24C18-27 7-10 6 8Z',
  },
  antenna: {
    line: 'M0 6C0-4 3-9 8-13',
    glow: 'M4.5-15.5A4.5 4.5 0 1 1 13.5-15.5A4.5 4.5 0 1 1 4.5-15.5Z',
  },
  leaf: { line: 'M0 5C0 0 0-4 1-7', front: 'M1-6C-2-17 8-22 18-20C19-11 12-4 1-6Z' },
  horns: { back: 'M-22 12C-30 4-31-6-27-13C-23-6-17-3-9 3ZM22 12C30 4 31-6 27-13C23-6 17-3 9 3Z' },
  halo: {
    glow: 'M-17-9A17 5 0 1 1 17-9A17 5 0 1 1-17-9ZM-12.5-9A12.5 2.6 0 1 0 12.5-9A12.5 2.6 0 1 0-12.5-9Z',
  },
  tuft: { front: 'M-9 6C-11-6-4-8-3-14C1-9 1-6 2-3C4-8 8-9 11-9C9-4 11 0 9 6Z' },
  cap: { front: 'M-24 9C-24-7-13-14 0-14C13-14 24-7 24 9C34 8 39 11 40 14C22 17-14 16-24 9Z' },
} as const satisfies Record<string, HeadPieceShape>;
