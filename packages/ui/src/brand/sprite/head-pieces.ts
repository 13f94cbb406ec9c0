import type { Part } from './part.ts';

export interface HeadPiece {
  /**
   * `ears`: twice, mirrored, behind the body, growing up from 0,0. `top`: once, growing up from 0,0.
   * `hat`: its brim reaches from -24 to 24 on y = 0. `hair`: as a hat, but upright. Only of designed figures.
   */
  on: 'ears' | 'top' | 'hat' | 'hair';
  parts: readonly Part[];
  /** Rises while it talks or laughs. Only of designed figures. */
  lifts?: boolean;
}

export const headPieces = {
  catEars: {
    on: 'ears',
    parts: [
      { tone: 'coat', d: 'M-10 8C-10-4-6-14 1-18C8-13 12-3 11 10Z' },
      { tone: 'accent', d: 'M-4 4C-4-3-2-8 1.4-11.4C5-7.4 6.6-2 6.4 5Z' },
    ],
  },
  roundEars: {
    on: 'ears',
    parts: [
      { tone: 'coat', d: 'M-10.4-3A10.6 10.6 0 1 1 10.8-3C10.8 4 6 8 0 8C-6 8-10.4 4-10.4-3Z' },
      { tone: 'accent', d: 'M-5.4-3A5.8 5.8 0 1 1 6.2-3A5.8 5.8 0 1 1-5.4-3Z' },
    ],
  },
  longEars: {
    on: 'ears',
    parts: [
      { tone: 'coat', d: 'M-8 8C-11-6-11-24-3-27.6C6-31 11-14 8.6 8Z' },
      { tone: 'accent', d: 'M-3.4 4C-5-6-5-19-1.8-21.6C3-24 5.6-10 4 4Z' },
    ],
  },
  flopEars: {
    on: 'ears',
    parts: [
      { tone: 'deep', d: 'M-9 4C-10-6-4-11 4-9C15-7 20 5 18 17C16.6 24 8 23 6 15C5 10 2 8-3 9Z' },
    ],
  },
  fins: {
    on: 'ears',
    parts: [
      {
        tone: 'accent',
        d: 'M-7 8C-9-3-6-10-2-14C0-10 1-8 3-7C4-12 8-16 13-17C12-12 12-9 13-6C17-8 20-8 23-7C18-1 13 7 6 11Z',
      },
      {
        tone: 'accentDeep',
        line: 1.6,
        fine: true,
        d: 'M0 4C0-2-1-5-2-8M4 4C6-3 8-7 11-11M7 5C11 1 14-2 18-4',
      },
    ],
  },
  horns: {
    on: 'ears',
    parts: [
      { tone: 'cream', d: 'M-7 7C-8-3-3-7 3-9C8-11 9-15 7-20C15-15 17-4 10 3C8 6 6 8 5 10Z' },
      { tone: 'deep', line: 1.4, fine: true, d: 'M-4-2C-1 0 2 2 6 3M1-6C4-5 7-3 11-1' },
    ],
  },
  antlers: {
    on: 'ears',
    parts: [
      {
        tone: 'deep',
        line: 4,
        d: 'M-2 6C-2-4 1-10 6-20M-0.4-6C-5-8-7-11-8-15M3-12C8-12 12-15 14-19',
      },
    ],
  },
  feelers: {
    on: 'top',
    parts: [
      { tone: 'deep', line: 2.4, d: 'M-3 6C-4-4-7-9-12-11M3 6C4-4 8-10 13-13' },
      {
        tone: 'accent',
        d: 'M-16.4-12.4A3.6 3.6 0 1 1-9.2-12.4A3.6 3.6 0 1 1-16.4-12.4ZM10-14.6A3.6 3.6 0 1 1 17.2-14.6A3.6 3.6 0 1 1 10-14.6Z',
      },
    ],
  },
  antenna: {
    on: 'top',
    parts: [
      { tone: 'deep', line: 2.8, d: 'M0 6C0-2 2-6 7-8.6' },
      { tone: 'glow', d: 'M4.4-11.4A4.8 4.8 0 1 1 14-11.4A4.8 4.8 0 1 1 4.4-11.4Z' },
    ],
  },
  halo: {
    on: 'top',
    parts: [
      {
        tone: 'glow',
        line: 3,
        d: 'M-16-9C-16-12-9-14.6 0-14.6C9-14.6 16-12 16-9C16-6 9-4 0-4C-9-4-16-6-16-9Z',
      },
    ],
  },
  leaf: {
    on: 'top',
    parts: [
      { tone: 'deep', line: 2.6, d: 'M0 5C0 0 0-3 2-7' },
      { tone: 'accent', d: 'M1.6-6C-1-15 6-22 20-21C20-11 13-4 1.6-6Z' },
      { tone: 'accentDeep', line: 1.4, fine: true, d: 'M3-7.4C8-10 12-13 15.4-17' },
    ],
  },
  sprout: {
    on: 'top',
    parts: [
      { tone: 'deep', line: 2.6, d: 'M0 6C0 0 0-4 0-8' },
      {
        tone: 'accent',
        d: 'M0-7C-4-7-15-7-16-18C-6-19 0-15 0-7ZM0-7C0-14 5-20 15-21C16-11 9-6 0-7Z',
      },
    ],
  },
  flower: {
    on: 'top',
    parts: [
      { tone: 'deep', line: 2.4, d: 'M0 6C-1 1 0-3 2-6' },
      {
        tone: 'accent',
        d: 'M3-12C-1-19 7-24 9-17C15-21 21-14 14-11C20-7 14 0 9-5C7 2-2-1 3-7C-4-7-4-14 3-12Z',
      },
      { tone: 'glow', d: 'M5.4-10.4A3.2 3.2 0 1 1 11.8-10.4A3.2 3.2 0 1 1 5.4-10.4Z' },
    ],
  },
  star: {
    on: 'top',
    parts: [
      { tone: 'deep', line: 2, d: 'M0 6C-1 1 1-4 0-8' },
      {
        tone: 'glow',
        d: 'M0-24L3.2-17.4L10.4-16.6L5-11.8L6.6-4.8L0-8.4L-6.6-4.8L-5-11.8L-10.4-16.6L-3.2-17.4Z',
      },
    ],
  },
  moon: {
    on: 'top',
    parts: [
      { tone: 'glow', d: 'M5-22C-4-22-9-15-7-8C-5-1 4 1 10-4C2-4-3-8-3-13C-3-17 0-20 5-22Z' },
    ],
  },
  tuft: {
    on: 'top',
    parts: [
      {
        tone: 'accent',
        d: 'M-11 7C-15-2-10-9-4-13C-5-8-4-6-2-4C0-10 5-16 12-16C9-12 9-9 9-6C12-8 14-9 17-8C13-4 12 1 11 7Z',
      },
    ],
  },
  fluff: {
    on: 'top',
    parts: [
      {
        tone: 'cream',
        d: 'M-13 5C-18 1-16-7-9-6C-9-13 1-16 4-9C10-12 17-6 13 0C17 4 13 8 9 7L-9 7C-11 7-12 6-13 5Z',
      },
    ],
  },
  cap: {
    on: 'hat',
    parts: [
      { tone: 'accent', d: 'M-24 2C-25-12-15-22 0-22C15-22 24-13 24 1C14-3-14-3-24 2Z' },
      { tone: 'accentDeep', d: 'M-24 2C-14-3 14-3 24 1C33 1 39 4 40 8C30 7-8 2-24 5Z' },
      { tone: 'accentDeep', d: 'M-3-22A3 2.4 0 1 1 3-22A3 2.4 0 1 1-3-22Z' },
    ],
  },
  bobble: {
    on: 'hat',
    parts: [
      { tone: 'accent', d: 'M-23 0C-23-13-14-22 0-22C14-22 23-13 23 0Z' },
      { tone: 'cream', d: 'M-7-24A7 7 0 1 1 7-24A7 7 0 1 1-7-24Z' },
      {
        tone: 'accentDeep',
        d: 'M-22-4C-10-8 10-8 22-4C26-2 26 5 22 6C10 2-10 2-22 6C-26 5-26-2-22-4Z',
      },
      { tone: 'accent', line: 1.6, fine: true, d: 'M-16-4.6V2M-8-6V1M0-6.4V0.6M8-6V1M16-4.6V2' },
    ],
  },
  beret: {
    on: 'hat',
    parts: [
      { tone: 'accentDeep', line: 3, d: 'M2-15C2-18 3-20 5-21' },
      {
        tone: 'accent',
        d: 'M-22 2C-32-4-30-13-18-15C-4-18 22-17 29-8C33-2 26 4 20 1C8-3-10-3-22 2Z',
      },
    ],
  },
  mushroom: {
    on: 'hat',
    parts: [
      { tone: 'accent', d: 'M-32 3C-35-12-19-25 1-25C20-25 35-13 32 2C30 7-28 8-32 3Z' },
      {
        tone: 'cream',
        d: 'M-22-7A5 4 0 1 1-12-7A5 4 0 1 1-22-7ZM-4-15A6 4.6 0 1 1 8-15A6 4.6 0 1 1-4-15ZM14-5A4.4 4 0 1 1 23-5A4.4 4 0 1 1 14-5Z',
      },
    ],
  },
  crown: {
    on: 'hat',
    parts: [
      { tone: 'glow', d: 'M-16-1L-19-17L-9-10L0-21L9-10L19-17L16-1C6-4-6-4-16-1Z' },
      { tone: 'accent', d: 'M-3-8A3 3 0 1 1 3-8A3 3 0 1 1-3-8Z' },
    ],
  },
  headphones: {
    on: 'hat',
    parts: [
      { tone: 'ink', line: 4, d: 'M-26 12C-29-12-16-19 0-19C16-19 29-12 26 12' },
      {
        tone: 'accent',
        d: 'M-32 6C-32 2-25 2-24 6L-23 20C-23 25-30 25-31 21ZM32 6C32 2 25 2 24 6L23 20C23 25 30 25 31 21Z',
      },
    ],
  },
} as const satisfies Record<string, HeadPiece>;
