import type { HeadPiece } from '../head-pieces.ts';
import type { Marking } from '../markings.ts';
import type { Part, Tone } from '../part.ts';
import type { DesignedBody } from './cast-bodies.ts';
import { bold, fill, fine, line, symmetric } from './parts.ts';

/** People of games: a doll in a robe. Hair and hats begin at the middle of the head. */
export const folkBodies: Record<string, DesignedBody> = {
  folk: {
    face: 47,
    gap: 9,
    builds: [
      {
        outline: symmetric(
          'M50 22C63 22 73 31 73 44C73 51 70 57 66 61C72 66 76 74 77 84C77.4 87.6 75 89 72 89L50 89',
        ),
        own: [
          bold(
            fill(
              'skin',
              'M50 22C63 22 73 31 73 44C73 56 63 64 50 64C37 64 27 56 27 44C27 31 37 22 50 22z',
            ),
          ),
        ],
        top: [50, 24],
        ear: [69, 34, 30],
        hat: [50, 34, 24],
        neck: [65, 24],
        arm: [72, 72],
        feet: 9,
      },
    ],
  },
  stout: {
    face: 48,
    gap: 9.6,
    builds: [
      {
        outline: symmetric(
          'M50 23C64 23 74.6 32 74.6 45C74.6 51 72 56 69 60C78 65 83 74 83.4 83C83.6 87.4 81 89 77 89L50 89',
        ),
        own: [
          bold(
            fill(
              'skin',
              'M50 23C64 23 74.6 32 74.6 45C74.6 57 64 65 50 65C36 65 25.4 57 25.4 45C25.4 32 36 23 50 23z',
            ),
          ),
        ],
        top: [50, 25],
        ear: [70, 35, 30],
        hat: [50, 35, 25],
        neck: [66, 26],
        arm: [77, 73],
        feet: 12,
      },
    ],
  },
};

const cap = 'M-25 9C-27-9-15-17 0-17C15-17 27-9 25 9';
const styles: Record<string, (tone: Tone) => readonly Part[]> = {
  short: (tone) => [
    fill(tone, `${cap}C22 2 20-3 15-5C8-1-6-2-12-6C-18-3-22 3-25 9z`),
    fine(line('deep', 1.2, 'M-8-15c4 3 10 4 15 3')),
  ],
  bob: (tone) => [
    fill(
      tone,
      'M-26 20C-28-8-16-17 0-17C16-17 28-8 26 20C24 25 20 23 20 18C21 8 16 0 8-4C0 1-12 1-18-2C-21 6-20 12-20 18C-20 23-24 25-26 20z',
    ),
  ],
  bun: (tone) => [
    fill(tone, 'M-7.6-20a7.6 7 0 1 1 15.2 0a7.6 7 0 1 1-15.2 0z'),
    fill(tone, `${cap}C20-2 10-7 0-7C-10-7-20-2-25 9z`),
    line('accent', 2, 'M-11-17L11-23'),
  ],
  long: (tone) => [
    fill(
      tone,
      'M-26 12C-28-9-15-17 0-17C15-17 28-9 26 12C26 26 29 36 28 46C22 46 19 38 19.6 26C20 12 16 2 9-4C0 1-10 1-16-4C-20 4-20 14-19.6 26C-19 38-22 46-28 46C-29 36-26 26-26 12z',
    ),
  ],
  braids: (tone) => [
    line(tone, 7, 'M-24 12C-28 20-26 27-27 36M24 12C28 20 26 27 27 36'),
    fill(tone, `${cap}C21 0 14-4 0-8C-14-4-21 0-25 9z`),
    line('accent', 3, 'M-30 35h6M24 35h6'),
  ],
  tail: (tone) => [
    fill(tone, 'M12-14C34-22 38 6 27 20C30 6 26-4 14-6z'),
    fill(tone, `${cap}C22 1 18-4 12-6C6-2-8-2-14-6C-19-3-22 3-25 9z`),
  ],
  spiky: (tone) => [
    fill(
      tone,
      'M-26 8L-29-6L-22-7L-22-19L-12-15L-5-25L2-16L13-22L14-13L25-13L23-4L29 2L24 8C20-1 12-5 4-3C-4-7-14-5-18-1C-22 2-24 5-26 8z',
    ),
  ],
  fringe: (tone) => [
    fill(
      tone,
      'M-25 16C-28-9-15-17 0-17C15-17 28-9 25 16C23 10 22 4 20 1L14 5L9-1L3 6L-3 0L-9 6L-13 0L-19 5C-21 8-23 12-25 16z',
    ),
  ],
  bald: (tone) => [
    fill(
      tone,
      'M-25 15C-28 8-27 0-23-3C-23 4-22 10-20 16C-21 19-24 18-25 15zM25 15C28 8 27 0 23-3C23 4 22 10 20 16C21 19 24 18 25 15z',
    ),
  ],
};

/** Hair in three colours: `bob`, `bobGrey`, `bobRed`. */
const hair = Object.entries(styles).flatMap(([name, draw]): [string, HeadPiece][] =>
  (
    [
      ['', 'hair'],
      ['Grey', 'metal'],
      ['Red', 'wood'],
    ] as const
  ).map(([suffix, tone]) => [name + suffix, { on: 'hair', parts: draw(tone) }]),
);

export const folkHeads: Record<string, HeadPiece> = {
  ...Object.fromEntries(hair),
  kerchief: {
    on: 'hair',
    parts: [
      line('accent', 4.6, 'M-24 12C-21 22-12 29 0 30C12 29 21 22 24 12'),
      fill('cream', 'M-20 5C-14-3 14-3 20 5C14 0-14 0-20 5z'),
      fill('accent', 'M-26 13C-29-9-16-18 0-18C16-18 29-9 26 13C20 0 12-3 0-3C-12-3-20 0-26 13z'),
      fill('accentDeep', 'M-1 28L8 37L0 35L-8 37z'),
      fine(line('cream', 2.4, 'M-14-8h0M-5-12h0M5-12h0M14-8h0M-18 0h0M18 0h0')),
    ],
  },
  strawhat: {
    on: 'hat',
    parts: [
      fill('brass', 'M-37 2C-20-5 20-5 37 2C31 8-31 8-37 2z'),
      fill('cream', 'M-21-1C-17-14-6-21 0-21C6-21 17-14 21-1C10 2-10 2-21-1z'),
      fill('accent', 'M-21-1L-20-5C-8-1 8-1 20-5L21-1C10 3-10 3-21-1z'),
    ],
  },
  peaked: {
    on: 'hat',
    parts: [
      fill('accentDeep', 'M-24-5C-32-16-16-23 0-23C16-23 32-16 24-5z'),
      fill('accent', 'M-24-6C-10-10 10-10 24-6L24-1C10-5-10-5-24-1z'),
      fill('ink', 'M-23-2C-10-6 10-6 23-2C24 5 10 3 0 3C-10 3-24 5-23-2z'),
      fill('glow', 'M0-19l2 4l4 .6l-3 3l.8 4.200l-3.8-2l-3.8 2l.8-4.200l-3-3l4-.6z'),
    ],
  },
  hood: {
    on: 'hair',
    parts: [
      fill(
        'deep',
        'M-29 26C-32-8-18-20-4-24C0-26 4-25 5-22C19-19 32-7 29 26C26 33 20 32 20 23C20 5 12-4 0-4C-12-4-20 5-20 23C-20 32-26 33-29 26z',
      ),
      fine(line('light', 1.6, 'M-22 6C-20-5-12-11-2-12')),
    ],
  },
  furhat: {
    on: 'hat',
    parts: [
      fill('wood', 'M-20-4C-22-20-10-24 0-24C10-24 22-20 20-4z'),
      fill(
        'cream',
        'M-26 3C-31-3-27-9-22-8C-19-12-13-11-11-8C-8-12-2-12 0-8C2-12 8-12 11-8C13-11 19-12 22-8C27-9 31-3 26 3C22 7 17 6 14 3C10 6 3 6 0 3C-3 6-10 6-14 3C-17 6-22 7-26 3z',
      ),
    ],
  },
  toque: {
    on: 'hat',
    parts: [
      fill(
        'cream',
        'M-17-2L-18-13C-29-15-26-28-13-27C-8-34 8-34 13-27C26-28 29-15 18-13L17-2C8 1-8 1-17-2z',
      ),
      fine(line('deep', 1.4, 'M-8-12v7M0-13v8M8-12v7')),
    ],
  },
  goggles: {
    on: 'hair',
    parts: [
      fill('hair', `${cap}C21-1 12-7 0-7C-12-7-21-1-25 9z`),
      line('ink', 3.6, 'M-25-2C-14-9 14-9 25-2'),
      fill(
        'brass',
        'M-16-7a7.6 7 0 1 1 15.2 0a7.6 7 0 1 1-15.2 0zM.8-7a7.6 7 0 1 1 15.2 0a7.6 7 0 1 1-15.2 0z',
      ),
      fill(
        'light',
        'M-13-7a4.8 4.4 0 1 1 9.6 0a4.8 4.4 0 1 1-9.6 0zM3.6-7a4.8 4.4 0 1 1 9.6 0a4.8 4.4 0 1 1-9.6 0z',
      ),
    ],
  },
  diver: {
    on: 'hair',
    parts: [
      line('brass', 6, 'M-27 12a27 27 0 1 1 54 0a27 25 0 1 1-54 0z'),
      fill('brass', 'M-6-20h12v6h-12zM-33 7h7v10h-7zM26 7h7v10h-7z'),
      fine(line('accentDeep', 2.4, 'M-19-7h0M19-7h0M-19 31h0M19 31h0')),
    ],
  },
  headset: {
    on: 'hair',
    parts: [
      fill('hair', `${cap}C21-1 12-7 0-7C-12-7-21-1-25 9z`),
      line('ink', 3.6, 'M-25 10C-27-12-14-19 0-19C14-19 27-12 25 10'),
      fill(
        'accent',
        'M-30 6C-30 2-23 2-22 6L-22 19C-23 23-30 23-30 19zM30 6C30 2 23 2 22 6L22 19C23 23 30 23 30 19z',
      ),
      line('ink', 2, 'M-26 22C-22 30-14 31-8 29'),
    ],
  },
  scarfhat: {
    on: 'hair',
    parts: [
      fill('accent', 'M-26 4C-27-12-14-19 0-19C14-19 27-12 26 4C14-4-14-4-26 4z'),
      fill(
        'accentDeep',
        'M24-1C32-4 36 2 34 8C31 5 27 5 24 4zM25 4C32 8 32 15 28 19C28 13 25 10 22 7z',
      ),
    ],
  },
  veil: {
    on: 'hair',
    parts: [
      fill(
        'cream',
        'M-29 46C-33 6-22-18 0-18C22-18 33 6 29 46C25 40 22 46 19 40C21 22 20 2 12-5C4-2-4-2-12-5C-20 2-21 22-19 40C-22 46-25 40-29 46z',
      ),
      line('accent', 2.6, 'M-21-4C-10-10 10-10 21-4'),
    ],
  },
  feathered: {
    on: 'hat',
    parts: [
      fill(
        'accentDeep',
        'M-32 3C-22-3-20-6-18-14C-14-20 14-20 18-14C20-6 22-3 32 0C26 6-24 8-32 3z',
      ),
      fill('accent', 'M-19-8C-8-4 8-4 19-8L20-4C8 0-8 0-20-4z'),
      fill('cream', 'M14-9C18-24 30-28 36-26C36-18 28-9 16-6z'),
    ],
  },
  crownless: {
    on: 'hair',
    parts: [
      fill(
        'hair',
        'M-25 12C-28-9-15-18 0-18C15-18 28-9 25 12C23 4 20-2 17-4C6 0-6 0-17-4C-20-2-23 4-25 12z',
      ),
      line('accent', 3, 'M-24-1C-10-6 10-6 24-1'),
    ],
  },
  knot: {
    on: 'hair',
    parts: [
      fill(
        'hair',
        'M-5-16C-9-26 9-26 5-16zM-25 9C-27-9-15-17 0-17C15-17 27-9 25 9C22-2 12-8 0-3C-12-8-22-2-25 9z',
      ),
      line('accent', 2.4, 'M-5-17h10'),
    ],
  },
};

/** Hair of a person's face. */
export const folkBeards: Record<string, readonly Part[]> = {
  beard: [
    fill(
      'white',
      'M-22-18C-23 2-12 16 0 22C12 16 23 2 22-18C17-8 8-5.4 0-5.400C-8-5.4-17-8-22-18z',
    ),
    fine(line('deep', 1.2, 'M-6 2c0 5 2 9 4 12M6 2c0 5-2 9-4 12')),
  ],
  goatee: [fill('hair', 'M-6-4C-3-2 3-2 6-4C6 4 3 10 0 13C-3 10-6 4-6-4z')],
  stubble: [fill('hair', 'M-22-16C-21-2-11 3 0 3C11 3 21-2 22-16C17-8 8-5 0-5C-8-5-17-8-22-16z')],
  moustache: [fill('white', 'M0-12C-5-16-13-14-17-7C-11-6-4-7 0-9C4-7 11-6 17-7C13-14 5-16 0-12z')],
};

export const folkWorn: Record<string, readonly Part[]> = {
  scarf: [
    fill('accent', 'M-24-4C-12 4 12 4 24-4L24 4C12 12-12 12-24 4z'),
    fill('accentDeep', 'M8 7L16 5L19 20L11 21z'),
  ],
  cape: [
    fill(
      'accent',
      'M-20-3C-8 3 8 3 20-3C28 4 31 14 31 22C22 16 14 17 0 24C-14 17-22 16-31 22C-31 14-28 4-20-3z',
    ),
    fill('brass', 'M-3.4 2a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z'),
  ],
  collar: [
    fill('white', 'M-17-3L0 6L17-3L14 8L0 11L-14 8z'),
    fill('red', 'M-3 6h6l2 14l-5 4l-5-4z'),
  ],
  bowtie: [fill('red', 'M0 3l-10-5v11zM0 3l10-5v11z')],
  fur: [
    fill(
      'cream',
      'M-26 2C-30-4-24-8-20-5C-16-8-10-6-8-3C-4-6 4-6 8-3C10-6 16-8 20-5C24-8 30-4 26 2C24 8 18 8 14 6C10 9 4 9 0 6C-4 9-10 9-14 6C-18 8-24 8-26 2z',
    ),
  ],
  beads: [line('wood', 4.6, 'M-16-1h0M-11 4h0M-5 7h0M1 8h0M7 7h0M13 3h0M17-2h0')],
};

/** Clothes, from the foot of the picture. */
export const folkMarkings: Record<string, Marking> = {
  robe: {
    from: 'foot',
    cut: true,
    parts: [
      line('light', 3.4, 'M-15-28L5-9M15-28L-1-14'),
      fill('accent', 'M-40-12h80v6.400h-80z'),
      fill('accentDeep', 'M-4-13h8v9h-8z'),
    ],
  },
  coat: {
    from: 'foot',
    cut: true,
    parts: [
      fill('light', 'M-11-27L0-14L11-27L17-24L0-2L-17-24z'),
      line('deep', 2, 'M0-13V2'),
      line('glow', 3, 'M-5-8h0M-5-2h0'),
    ],
  },
  apron: {
    from: 'foot',
    cut: true,
    parts: [
      line('cream', 2.6, 'M-10-28v12M10-28v12'),
      fill('cream', 'M-13-19h26l5 22h-36z'),
      line('deep', 1.6, 'M-6-9h12'),
    ],
  },
  vest: {
    from: 'foot',
    cut: true,
    parts: [
      fill('accentDeep', 'M-40-30L-9-30L-3 3L-40 3zM40-30L9-30L3 3L40 3z'),
      line('glow', 2.4, 'M-7-14h0M-6-7h0'),
    ],
  },
  uniform: {
    from: 'foot',
    cut: true,
    parts: [
      line('deep', 1.8, 'M0-26V2'),
      line('brass', 3.4, 'M-6-19h0M6-19h0M-6-12h0M6-12h0M-6-5h0M6-5h0'),
      line('accent', 2.6, 'M-24-24l8 3M24-24l-8 3'),
    ],
  },
  sailor: {
    from: 'foot',
    cut: true,
    parts: [line('light', 3.6, 'M-40-19h80M-40-11h80M-40-3h80')],
  },
  oilskin: {
    from: 'foot',
    cut: true,
    parts: [line('deep', 1.8, 'M0-26V2'), line('ink', 2.4, 'M-4-19h8M-4-11h8M-4-3h8')],
  },
  patched: {
    from: 'foot',
    cut: true,
    parts: [
      fill('accent', 'M-20-16h12v11h-12zM9-24h10v9h-10z'),
      line('cream', 1.2, 'M-20-16h12v11h-12zM9-24h10v9h-10z'),
    ],
  },
};
