import type { Part } from './part.ts';

export interface Marking {
  /** Origin: the middle between the eyes, or the foot of the picture. */
  from: 'face' | 'foot';
  /** Exceeds the outline and must be clipped. */
  cut?: boolean;
  /** Also for shells, which have no space below the face. */
  onShell?: boolean;
  parts: readonly Part[];
}

export const markings = {
  belly: {
    from: 'foot',
    parts: [{ tone: 'light', d: 'M0-25C11-25 17-16 16-5C10-2-10-2-16-5C-17-16-11-25 0-25Z' }],
  },
  mask: {
    from: 'face',
    parts: [
      {
        tone: 'light',
        d: 'M0-6.6C5-12.6 17-13.4 21-4C24 5 18 16 0 16C-18 16-24 5-21-4C-17-13.4-5-12.6 0-6.6Z',
      },
    ],
  },
  plain: { from: 'face', onShell: true, parts: [] },
  blaze: {
    from: 'face',
    parts: [
      {
        tone: 'light',
        d: 'M0-17C3-11 2.6-2 6 3C13 8 11 17 0 17C-11 17-13 8-6 3C-2.6-2-3-11 0-17Z',
      },
    ],
  },
  brows: {
    from: 'face',
    parts: [
      {
        tone: 'light',
        d: 'M-13-11A3.4 2.6 0 1 1-6.2-11A3.4 2.6 0 1 1-13-11ZM6.2-11A3.4 2.6 0 1 1 13-11A3.4 2.6 0 1 1 6.2-11Z',
      },
    ],
  },
  freckles: {
    from: 'face',
    onShell: true,
    parts: [
      {
        tone: 'deep',
        line: 1.7,
        d: 'M-10 8.6h0M-14 6.8h0M-13 10.8h0M10 8.6h0M14 6.8h0M13 10.8h0',
      },
    ],
  },
  patch: {
    from: 'face',
    parts: [{ tone: 'deep', d: 'M4-7C7-12 17-13 20-6C23 2 17 9 11 9C5 9 1-1 4-7Z' }],
  },
  star: {
    from: 'face',
    parts: [
      {
        tone: 'accent',
        d: 'M0-21L2-16.8L6.6-16.4L3.2-13.2L4-8.8L0-11L-4-8.8L-3.2-13.2L-6.6-16.4L-2-16.8Z',
      },
    ],
  },
  heart: {
    from: 'face',
    parts: [
      {
        tone: 'accent',
        d: 'M0 25C-6 21-6.4 16.4-3.2 15.6C-1.4 15.2-0.4 16.4 0 17.4C0.4 16.4 1.6 15.2 3.4 15.6C6.4 16.4 6 21 0 25Z',
      },
    ],
  },
  spots: {
    from: 'foot',
    cut: true,
    parts: [
      {
        tone: 'deep',
        d: 'M19-53C23-58 31-55 31-49C31-43 23-41 19-45C17-47 17-50 19-53ZM-31-28C-27-31-21-28-22-22C-23-17-31-16-34-20ZM14-10C17-14 24-12 24-7C24-3 16-2 14-5ZM-20-49C-17-51-14-49-15-46C-16-43-21-44-21-46Z',
      },
    ],
  },
  stripes: {
    from: 'foot',
    cut: true,
    parts: [
      {
        tone: 'deep',
        d: 'M-40-30C-30-31-24-28-20-24C-26-22-32-22-40-23ZM40-30C30-31 24-28 20-24C26-22 32-22 40-23ZM-40-16C-30-18-23-15-19-11C-25-9-32-8-40-9ZM40-16C30-18 23-15 19-11C25-9 32-8 40-9Z',
      },
    ],
  },
  dipped: {
    from: 'foot',
    cut: true,
    parts: [
      {
        tone: 'accent',
        d: 'M-50-14C-38-20-30-11-20-14C-10-17-4-10 6-13C16-16 22-9 31-13C38-16 44-13 50-16L50 6L-50 6Z',
      },
    ],
  },
  socks: {
    from: 'foot',
    cut: true,
    parts: [{ tone: 'light', d: 'M-50-6C-36-12-18-9 0-8C18-7 36-12 50-6L50 6L-50 6Z' }],
  },
  scarf: {
    from: 'face',
    cut: true,
    parts: [
      { tone: 'accent', d: 'M-44 10C-24 17 24 18 44 10L44 18C24 27-24 27-44 19Z' },
      { tone: 'accentDeep', d: 'M-20 17C-15 15-11 16-9 18L-10 34C-14 36-19 35-20 33Z' },
    ],
  },
} as const satisfies Record<string, Marking>;
