import type { Part } from './part.ts';

/** A point: x and y, % of the picture. */
export type Point = readonly [x: number, y: number];

/** One outline of a family, with the positions of its parts. */
export interface Build {
  /** Clockwise from the top. The foot is at y = 89. */
  outline: string;
  /** Foot of a single head piece. */
  top: Point;
  /** Foot of the right ear, and its tilt, degrees. The left ear is mirrored. */
  ear: readonly [x: number, y: number, tilt: number];
  /** Middle and half width of a hat's brim. Pointed heads have no hat. */
  hat?: readonly [x: number, y: number, half: number];
  /** Parts of this family over the body, such as an inner flame or a shell. */
  own?: readonly Part[];
  /** Right shoulder. The left one is mirrored. */
  arm: Point;
  /** Middle and half width of what is worn around the neck. Only of designed bodies, as are the following. */
  neck?: readonly [y: number, half: number];
  /** Distance of each foot from the middle. 0: no feet. */
  feet?: number;
  /** Without arms. */
  armless?: boolean;
}

export interface BodyFamily {
  face: number;
  builds: readonly Build[];
}

/** The families, in a view box of 100 × 100. All outlines are drawn by hand. */
export const bodies = {
  drop: {
    face: 61,
    builds: [
      {
        outline:
          'M48 19C53 18 55.4 22 56.4 27C58.4 38 81 46 81 67C81 82 67 89 50 89C32 89 19.5 82 19.5 67C19.5 47 43 41 45 28.5C45.6 24.6 44 20 48 19Z',
        top: [49, 21],
        ear: [66, 46, 30],
        arm: [76, 69],
      },
      {
        outline:
          'M58 21C61 24 58 28 57.6 31C57 36 79 43 81.5 63C83.4 80 69 89 49 89C30 89 17 80 18.6 64C20.4 44 42 43 47.4 29C49.6 23.6 54.6 18.4 58 21Z',
        top: [57, 22],
        ear: [68, 45, 32],
        arm: [76, 69],
      },
    ],
  },
  bean: {
    face: 49,
    builds: [
      {
        outline:
          'M48 22C63 18.6 75 27 76.6 43C77.4 52 75 58 76 67C77.4 81 66 89 50 89C33 89 21.6 81 23 66C23.8 57 26.6 52 26.6 43C26.6 31 35 25 48 22Z',
        top: [51, 22],
        ear: [66, 29, 24],
        hat: [51.5, 33, 23],
        arm: [73, 65],
      },
      {
        outline:
          'M51 20C66 20 72.6 32 74.4 47C76 60 80 66 80 75C80 84.6 68 89 50 89C32 89 20 84.6 20 75C20 66 24.6 60 26 47C27.6 32 36 20 51 20Z',
        top: [51, 20],
        ear: [65, 28, 26],
        hat: [51, 32, 21],
        arm: [74, 66],
      },
    ],
  },
  cube: {
    face: 59,
    builds: [
      {
        outline:
          'M33 31L69 28.8C77 28.4 80.2 32 80.6 39L82.2 77C82.4 85 78 88.6 70 88.7L30 89C22 89 18 85 18.2 77L19.6 42.6C20 35.4 25 31.6 33 31Z',
        own: [
          {
            tone: 'light',
            d: 'M33 31L69 28.8C77 28.4 80.2 32 80.6 39C76 43.4 68 42.4 50 43C36 43.4 24 46 19.6 42.6C20 35.4 25 31.6 33 31Z',
          },
        ],
        top: [51, 30],
        ear: [69, 31, 18],
        hat: [50.5, 36, 27],
        arm: [78, 67],
      },
      {
        outline:
          'M50 27C60 22.6 79.4 24 83.4 36.4C86.2 45.4 79 50 79.4 57L80.6 78C81 85.4 76.6 89 69 89L31 89C23.6 89 19.4 85.4 19.8 78L21 56.6C21.2 50 14 45.4 17 36.4C21 24.4 40 23 50 27Z',
        own: [
          {
            tone: 'light',
            line: 2.4,
            d: 'M24 41C22 36 26 31.6 32 30.6M79.6 57L80.4 75',
            fine: true,
          },
        ],
        top: [50, 27],
        ear: [69, 28, 20],
        hat: [50, 34, 28],
        arm: [76, 68],
      },
    ],
  },
  cloud: {
    face: 57,
    builds: [
      {
        outline:
          'M42 31C50 21.4 65.4 24 68.4 35.4C79.4 35.4 85.4 46 79.6 55C88.6 62.6 84.6 76.6 73.4 79C69 87.4 57 91 49 87C39 91 27.4 87.4 25 79C13 76.4 11.4 62 20.6 56C14.6 45 22 34.4 33.4 36C34.6 33.6 38 31.6 42 31Z',
        top: [53, 26],
        ear: [70, 37, 30],
        hat: [51, 37, 23],
        arm: [78, 68],
      },
      {
        outline:
          'M49 24C60.6 22 68.4 30.6 67.4 39C77.6 39.6 82.6 50 77.6 58C86 64 84.6 77 75.4 80C72.4 88.4 60 90.8 50 88C40 90.8 28 88.4 24.6 80C15 76.6 14 64 22.4 58C17.4 49.6 22.4 39.4 32.6 39C31.6 31.4 38 25.6 49 24Z',
        top: [51, 24],
        ear: [68, 38, 32],
        hat: [50, 37, 20],
        arm: [77, 70],
      },
    ],
  },
  flame: {
    face: 65,
    builds: [
      {
        outline:
          'M57 14C56 26 66 31.4 73 43C76 40.4 77.6 37 77 32.6C83 43 85.4 54 83.4 65C80.4 81 68 89 51 89C32 89 19 80.4 19 63.6C19 48 33 41 36.6 29C40.6 32 42.8 36 43 40.4C51 34.4 56.4 26 57 14Z',
        own: [
          {
            tone: 'bloom',
            d: 'M52 43C55 53 69 57.4 69 71C69 81 61 86 50 86C39 86 31 80.4 31 71.4C31 60.6 47 54 52 43Z',
          },
        ],
        top: [57, 15],
        ear: [70, 42, 26],
        arm: [79, 70],
      },
      {
        outline:
          'M44 14C58 20 61.4 31.4 69.6 41C78.6 51.6 82.4 58 81.4 68C79.6 82 67 89 50 89C32 89 19.6 81 18.8 67C18 54 27 48 30 37.4C34 41.4 35.6 45 35.6 49.4C43.6 41.4 49 28 44 14Z',
        own: [
          {
            tone: 'bloom',
            d: 'M52 43C55 53 69 57.4 69 71C69 81 61 86 50 86C39 86 31 80.4 31 71.4C31 60.6 47 54 52 43Z',
          },
        ],
        top: [45, 15],
        ear: [67, 39, 30],
        arm: [77, 70],
      },
    ],
  },
  shell: {
    face: 74,
    builds: [
      {
        outline:
          'M50 25C70 25 84.6 41 85.6 59C86 64 83.4 67.4 80 68.4C81 81.6 70 89 50 89C30 89 19 81.6 20 68.4C16.6 67.4 14 64 14.4 59C15.4 41 30 25 50 25Z',
        own: [
          {
            tone: 'accent',
            d: 'M50 25C70 25 84.6 41 85.6 59C86 64.6 82 68.4 77.6 66.4C73 62.4 69 60.4 64 63.4C59.6 66 56 60.6 50 60.6C44 60.6 40.4 66 36 63.4C31 60.4 27 62.4 22.4 66.4C18 68.4 14 64.6 14.4 59C15.4 41 30 25 50 25Z',
          },
          {
            tone: 'accentDeep',
            line: 2,
            d: 'M47 33C37 38 32 46 30.6 57M50 32.6C49.6 41 49.6 48 50 55.6M53.4 33C63 38 68.4 46 69.6 57',
          },
        ],
        top: [50, 26],
        ear: [68, 32, 28],
        hat: [50, 36, 25],
        arm: [76, 75],
      },
      {
        outline:
          'M55 22C74 22 86 36 84.8 53C84.4 60 81.6 64.4 78.4 68C80.4 81.4 69 89 50 89C31 89 19.8 82 20 70C20.2 63.6 23 59.6 23.6 53C25 35 36.4 22 55 22Z',
        own: [
          {
            tone: 'accent',
            d: 'M55 22C74 22 86 36 84.8 53C84.2 62 80.6 68 75 69C66.4 62 41 61 27 64.6C23.4 63 23.2 58 23.6 53C25 35 36.4 22 55 22Z',
          },
          {
            tone: 'accentDeep',
            line: 2.4,
            d: 'M74 60C80.6 49 77 34 62.6 32C49 30.4 39.4 39 42 49C44 57 57 59 60 51C61.6 45.6 55.6 41.6 51.6 45.4',
          },
        ],
        top: [55, 23],
        ear: [71, 29, 30],
        hat: [55, 33, 23],
        arm: [75, 75],
      },
    ],
  },
} as const satisfies Record<string, BodyFamily>;
