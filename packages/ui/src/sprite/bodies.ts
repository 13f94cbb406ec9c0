/**
 * Outlines on a ground of 100 × 100, standing on y = 90. `crown` is the top of the head, `face`
 * the height of the eyes, `hand` how far from the middle small hands hang.
 */
export const bodies = {
  drop: {
    outline: 'M52 18C57 31 80 44 80 66C80 82 67 90 50 90C33 90 20 82 20 66C20 46 44 36 52 18Z',
    crown: 27,
    face: 62,
  },
  bean: {
    outline: 'M50 22C69 22 78 36 78 56C78 78 70 90 50 90C30 90 22 78 22 56C22 36 31 22 50 22Z',
    crown: 23,
    face: 53,
  },
  cube: {
    outline:
      'M34 28L66 28C76 28 80 33 80 43L80 74C80 85 76 90 66 90L34 90C24 90 20 85 20 74L20 43C20 33 24 28 34 28Z',
    crown: 28,
    face: 56,
  },
  cloud: {
    outline:
      'M30 48C28 33 42 24 53 30C63 23 78 31 76 46C86 50 88 64 80 71C80 84 68 90 56 90L42 90C28 90 18 84 20 71C11 64 16 50 30 48Z',
    crown: 28,
    face: 60,
  },
  flame: {
    outline:
      'M58 14C56 26 66 31 72 42C76 38 77 35 77 32C83 45 84 54 82 64C79 81 67 90 50 90C32 90 19 79 20 62C21 44 41 40 42 24C48 28 54 22 58 14Z',
    crown: 30,
    face: 63,
  },
  shell: {
    outline:
      'M50 32C72 32 86 50 86 72C86 84 79 90 68 90L32 90C21 90 14 84 14 72C14 50 28 32 50 32Z',
    crown: 32,
    face: 64,
  },
} as const satisfies Record<string, { outline: string; crown: number; face: number }>;
