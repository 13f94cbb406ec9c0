import { lucide } from './lucide.generated.ts';

/** Drawings of our own, for a grid of 24 and a pen of 2 as in Lucide. */
const own: Record<string, string> = {
  lantern: 'M9 5h6M12 2v3M7 9l2-4h6l2 4zM8 9h8v9h-8zM6 21h12M8 18h8l1 3h-10zM12 12v3',
  jug: 'M9 3h6M10 3v4c-3 1.5-5 4-5 8c0 4 2.5 6 7 6s7-2 7-6c0-4-2-6.5-5-8V3M7.5 14c2-1 3 1 4.5 1s2.5-2 4.5-1',
  ladle: 'M16 3c3 0 3 3 2 5L13 15M5 14h9a4.5 4.5 0 0 1-9 0z',
  fork: 'M8 3v7a4 4 0 0 0 8 0V3M12 14v7',
  frog: 'M7 9a3 3 0 1 1 3-3M17 9a3 3 0 1 0-3-3M4 14c0-4 3-6 8-6s8 2 8 6c0 4-3 6-8 6s-8-2-8-6zM7 14c3 3 7 3 10 0M9 11h0M15 11h0',
  steamer: 'M4 8c0-3 3.5-4 8-4s8 1 8 4zM12 4V2M4 8h16v4h-16zM4 12h16v4h-16zM5 16h14v4h-14z',
  knife: 'M20 3c1 6-4 10-10 12l-2-2zM9 14l-5 6',
  horseshoe:
    'M5 21v-5c-1-2-2-4-2-6a9 8 0 0 1 18 0c0 2-1 4-2 6v5h-4v-5c1-2 2-4 2-6a5 4.5 0 0 0-10 0c0 2 1 4 2 6v5z',
  plank: 'M3 8l15-4l3 3v5l-15 5l-3-4zM3 13l15-5l3-1M8 13h0M15 9.500h0',
  wing: 'M3 6c8-3 14 0 18 2c-1 3-4 4-6 4c0 3-3 4-5 4c0 2-2 3-4 3C3 16 2 11 3 6zM15 12c-3 0-6-1-8-3M10 16c-2-1-4-3-4-5',
  kelp: 'M12 22c-3-4 3-6 0-10s3-6 0-10M12 17c-4 1-6-1-6-4c3-1 5 1 6 4zM12 12c4 1 6-1 6-4c-3-1-5 1-6 4z',
  hook: 'M12 2v11a5 5 0 1 1-10 0M9 5h6M2 13l-1 3M2 13l3 1',
  weight: 'M9 6a3 3 0 1 1 6 0M8 6h8l3 15h-14zM12 11v5',
  puncher: 'M3 8h12a4 4 0 0 1 4 4M3 16h12l6 3M5 8v8M9 11l1 2h2l-1.6 1.400M19 12l-4 4',
  glove:
    'M7 21v-5c-3-2-4-5-4-8c2-1 3 0 4 3V4c2-1.5 3 0 3 1V3c2-1.5 3.5 0 3.5 1v1c2-1.5 3.5 0 3.5 1v6c0 3-1 4-2 5v4zM7 18h8',
  bamboo:
    'M8 2h5v6h-5zM8 8h5v7h-5zM8 15h5v7h-5zM13 6c3-3 5-3 7-3c0 3-3 5-7 5M8 14c-2-3-4-3-6-2c1 2 3 4 6 4',
  salt: 'M8 8c-4 2-5 6-5 9c0 3 3 4 9 4s9-1 9-4c0-3-1-7-5-9M8 8l-2-4c4 1 8 1 12 0l-2 4zM8 8h8',
  millwheel:
    'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM12 3v6M12 15v6M3 12h6M15 12h6',
  bend: 'M7 22c-4-5 1-7 5-8s7-3 4-6s-8-1-9-5M14 3l3-1v4',
  pan: 'M3 10h13a6.5 6.5 0 0 1-13 0zM16 11l6-3M6 6c0-2 2-2 2-4M11 6c0-2 2-2 2-4',
  egret: 'M4 20l4-9c1-3 4-4 6-3l7-3l-5 5c0 4-3 7-7 7zM9 17v4M13 16v5',
  peg: 'M9 2h2v9a1 1 0 0 1-2 0M9 2c-3 6-4 13-4 20h3l2-9M15 2h-4M15 2c3 6 4 13 4 20h-3l-2-9M8 12h8',
  pillow: 'M4 6c5 1 11 1 16 0c-1 4-1 8 0 12c-5-1-11-1-16 0c1-4 1-8 0-12zM8 10c2 1 3 3 3 5',
};

export const pictograms: Readonly<Record<string, string>> = { ...lucide, ...own };
