/** What is drawn on the body: lighter or darker than it, clipped by its outline. */
export const markings = {
  plain: [],
  belly: [{ tone: 'light', path: 'M50 66C63 66 68 76 68 92L32 92C32 76 37 66 50 66Z' }],
  mask: [
    {
      tone: 'light',
      path: 'M50 46C66 40 76 50 73 62C70 74 56 72 50 68C44 72 30 74 27 62C24 50 34 40 50 46Z',
    },
  ],
  spots: [
    {
      tone: 'dark',
      path: 'M66 36A6 5 20 1 1 78 40A6 5 20 1 1 66 36ZM24 76A5 6 0 1 1 34 76A5 6 0 1 1 24 76ZM70 78A4 4 0 1 1 78 78A4 4 0 1 1 70 78Z',
    },
  ],
  stripes: [
    {
      tone: 'dark',
      path: 'M10 72C20 68 26 70 31 74C26 76 18 77 10 79ZM90 72C80 68 74 70 69 74C74 76 82 77 90 79ZM12 84C22 79 28 81 34 86L12 92ZM88 84C78 79 72 81 66 86L88 92Z',
    },
  ],
  dipped: [
    {
      tone: 'dark',
      path: 'M0 80C14 74 22 84 34 79C46 75 54 84 66 79C78 75 88 82 100 77L100 100L0 100Z',
    },
  ],
} as const satisfies Record<string, readonly { tone: 'light' | 'dark'; path: string }[]>;
