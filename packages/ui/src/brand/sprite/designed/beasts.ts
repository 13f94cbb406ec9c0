import { bodies } from '../bodies.ts';
import type { HeadPiece } from '../head-pieces.ts';
import type { Marking } from '../markings.ts';
import type { Part } from '../part.ts';
import type { DesignedBody } from './cast-bodies.ts';
import { bold, fill, fine, line, symmetric } from './parts.ts';

const nose = fill('ink', 'M46 57.6c1-1.6 7-1.6 8 0c.4 2-2.4 3.4-4 3.4c-1.6 0-4.4-1.4-4-3.400z');
const animal = symmetric(
  'M50 31C64 31 75 39 76 51C76.6 58 74 62 72 66C77 72 79 80 77 85C76 88 73 89 69 89L50 89',
);

/** Creatures of games, and bosses that are no people. */
export const beastBodies: Record<string, DesignedBody> = {
  cat: {
    face: 51,
    gap: 11,
    builds: [
      {
        outline: animal,
        own: [
          fill('light', 'M37 63C38 57 62 57 63 63C63 69 57 71 50 70C43 71 37 69 37 63z'),
          line('deep', 1.4, 'M30 58l-13-3M30 62l-13 1.400M70 58l13-3M70 62l13 1.4'),
          fill('light', 'M50 74C58 74 62 80 61 89h-22C38 80 42 74 50 74z'),
        ],
        top: [50, 32],
        ear: [65, 38, 18],
        hat: [50, 40, 24],
        neck: [73, 21],
        arm: [70, 74],
      },
    ],
  },
  beast: {
    face: 50,
    gap: 11,
    builds: [
      {
        outline: animal,
        own: [fill('light', 'M38 62C38 54 62 54 62 62C62 70 57 72 50 72C43 72 38 70 38 62z'), nose],
        top: [50, 32],
        ear: [66, 37, 26],
        hat: [50, 40, 24],
        neck: [76, 22],
        arm: [71, 74],
      },
    ],
  },
  toad: {
    face: 44,
    gap: 17,
    builds: [
      {
        outline: symmetric(
          'M50 43C54 43 54 38 58 35.400C65 31 75 34 76.4 42C77 46 76 49 75 51C87 57 94 69 94 79C94 86 86 89 76 89L50 89',
        ),
        own: [
          bold(
            fill(
              'glow',
              'M50 66C66 66 78 72 76 80C74 87 62 88 50 88C38 88 26 87 24 80C22 72 34 66 50 66z',
            ),
          ),
          fill(
            'deep',
            'M78 62a3 2.6 0 1 1 6 0a3 2.6 0 1 1-6 0zM83 70a2.4 2 0 1 1 4.8 0a2.4 2 0 1 1-4.8 0zM17 61a3 2.6 0 1 1 6 0a3 2.6 0 1 1-6 0zM12 69a2.4 2 0 1 1 4.8 0a2.4 2 0 1 1-4.8 0zM47 48a2.4 1.8 0 1 1 4.8 0a2.4 1.8 0 1 1-4.8 0z',
          ),
          line('deep', 3, 'M86 84c4 0 6 2 7 5M14 84c-4 0-6 2-7 5'),
        ],
        top: [50, 42],
        ear: [68, 38, 30],
        hat: [50, 44, 22],
        neck: [64, 26],
        arm: [84, 74],
        feet: 26,
      },
    ],
  },
  bird: {
    face: 50,
    gap: 11,
    builds: [
      {
        outline: symmetric('M50 28C66 28 77 40 78 57C79 75 68 88 50 88'),
        own: [
          fill(
            'light',
            'M50 62C62 62 68 70 66 78C63 86 57 88 50 88C43 88 37 86 34 78C32 70 38 62 50 62z',
          ),
          bold(
            fill(
              'deep',
              'M22.6 50C12 60 12 76 25 84C31 74 30 60 22.6 50zM77.4 50C88 60 88 76 75 84C69 74 70 60 77.4 50z',
            ),
          ),
          bold(fill('brass', 'M42 56C45 53 55 53 58 56L50 67z')),
          line('wood', 1.4, 'M43 57.600h14'),
        ],
        top: [50, 30],
        ear: [66, 36, 24],
        hat: [50, 39, 22],
        neck: [76, 24],
        arm: [76, 60],
        armless: true,
        feet: 8,
      },
    ],
  },
  moth: {
    face: 47,
    gap: 9,
    builds: [
      {
        outline: symmetric('M50 28C61 28 68 36 69 46C69.4 53 67 57 66 60C68 72 62 88 50 89'),
        own: [
          bold(
            fill(
              'light',
              'M30 60C34 56 38 61 42 58C46 62 54 62 58 58C62 61 66 56 70 60C70 66 64 70 50 70C36 70 30 66 30 60z',
            ),
          ),
          line('deep', 2.4, 'M38 76c8 3 16 3 24 0M42 82c5 2 11 2 16 0'),
        ],
        top: [50, 30],
        ear: [62, 34, 20],
        hat: [50, 38, 18],
        neck: [64, 19],
        arm: [66, 68],
        feet: 0,
        armless: true,
      },
    ],
  },
  bug: {
    face: 54,
    gap: 11,
    builds: [
      {
        outline: symmetric('M50 36C62 36 70 42 74 50C80 58 80 72 74 79C68 86 60 88 50 88'),
        own: [
          line('deep', 2.4, 'M24 70c10 5 42 5 52 0M29 79c10 4 32 4 42 0'),
          line('deep', 3.4, 'M42 66c-4 1-5 5-2 7M58 66c4 1 5 5 2 7'),
        ],
        top: [50, 38],
        ear: [66, 42, 30],
        hat: [50, 44, 22],
        neck: [76, 22],
        arm: [74, 66],
        armless: true,
        feet: 0,
      },
    ],
  },
  ray: {
    face: 62,
    gap: 9,
    builds: [
      {
        outline: symmetric('M50 44C64 42 80 54 98 68C86 74 72 87 50 87'),
        own: [
          fill(
            'light',
            'M50 74C60 74 68 78 70 82C64 86 58 87 50 87C42 87 36 86 30 82C32 78 40 74 50 74z',
          ),
          line('deep', 2, 'M66 58c6 3 12 7 18 11M34 58c-6 3-12 7-18 11'),
        ],
        top: [50, 46],
        ear: [62, 48, 20],
        hat: [50, 50, 18],
        arm: [78, 66],
        armless: true,
        feet: 0,
      },
    ],
  },
  fish: {
    face: 56,
    gap: 13,
    builds: [
      {
        outline: symmetric('M50 34C67 34 78 46 78 61C78 77 66 88 50 88'),
        own: [
          line(
            'deep',
            1.8,
            'M26 76c4-5 9-5 12 0c4-5 9-5 12 0c4-5 9-5 12 0c4-5 9-5 12 0M32 83c4-4 8-4 12 0c4-4 8-4 12 0c4-4 8-4 12 0',
          ),
          bold(
            fill(
              'accent',
              'M77 54C88 50 95 56 94 66C88 70 82 69 77 66zM23 54C12 50 5 56 6 66C12 70 18 69 23 66z',
            ),
          ),
          line('cream', 2, 'M38 69c-6 1-9 4-10 8M62 69c6 1 9 4 10 8'),
        ],
        top: [50, 36],
        ear: [66, 40, 30],
        hat: [50, 44, 22],
        arm: [76, 66],
        armless: true,
        feet: 0,
      },
    ],
  },
  whale: {
    face: 60,
    gap: 22,
    builds: [
      {
        outline: symmetric('M50 35C74 35 92 49 94 65C95.6 81 76 89 50 89'),
        own: [
          bold(
            fill(
              'light',
              'M8 74C24 66 38 76 50 76C62 76 76 66 92 74C86 84 70 89 50 89C30 89 14 84 8 74z',
            ),
          ),
          line('deep', 1.6, 'M30 78v9M40 79.600v9M50 80v9M60 79.600v9M70 78v9'),
        ],
        top: [50, 36],
        ear: [74, 44, 40],
        hat: [50, 42, 26],
        neck: [76, 40],
        arm: [86, 76],
        armless: true,
        feet: 0,
      },
    ],
  },
  eel: {
    face: 43,
    gap: 9.6,
    builds: [
      {
        outline:
          'M50 23C63 23 71 32 71 44C71 54 65 58 65 66C65 73 73 74 80 70C88 66 93 74 88 80C83 87 72 89 60 89L38 89C26 89 19 80 23 69C26 61 29 56 29 44C29 32 37 23 50 23Z',
        own: [
          bold(
            fill(
              'accent',
              'M71 40C78 42 80 50 76 56C73 56 69 54 69 52zM29 40C22 42 20 50 24 56C27 56 31 54 31 52z',
            ),
          ),
          line('light', 2.4, 'M34 66c2 8 10 12 22 12M40 60c8 3 14 3 22-1'),
        ],
        top: [50, 25],
        ear: [66, 30, 30],
        hat: [50, 34, 21],
        arm: [66, 62],
        armless: true,
        feet: 0,
      },
    ],
  },
  crab: {
    face: 58,
    gap: 12,
    builds: [
      {
        outline: symmetric('M50 42C70 42 86 52 87 65C87.6 78 72 86 50 86'),
        own: [
          line('deep', 2.2, 'M24 56c4-5 9-8 15-9M76 56c-4-5-9-8-15-9'),
          fill('light', 'M30 78c8-4 32-4 40 0c-6 6-34 6-40 0z'),
        ],
        top: [50, 44],
        ear: [66, 48, 20],
        hat: [50, 50, 26],
        neck: [76, 30],
        arm: [84, 66],
        armless: true,
        feet: 0,
      },
    ],
  },
  turtle: {
    face: 69,
    gap: 10,
    builds: [
      {
        outline: symmetric('M50 34C76 34 93 50 93 70C93 75 90 77 86 77L75 78C74 86 65 89 50 89'),
        own: [
          bold(
            fill(
              'accent',
              'M50 34C76 34 93 50 93 70C93 75 90 77 86 77C80 64 66 58 50 58C34 58 20 64 14 77C10 77 7 75 7 70C7 50 24 34 50 34z',
            ),
          ),
          line(
            'accentDeep',
            2.6,
            'M40 36l-5 12l8 10M60 36l5 12l-8 10M35 48l-20 8M65 48l20 8M43 49h14',
          ),
          line('deep', 3, 'M12 80c-3 2-5 5-5 9M88 80c3 2 5 5 5 9'),
        ],
        top: [50, 36],
        ear: [74, 44, 30],
        hat: [50, 42, 24],
        arm: [82, 80],
        armless: true,
        feet: 14,
      },
    ],
  },
  conch: { face: 74, builds: [bodies.shell.builds[1]] },
  salamander: {
    face: 52,
    gap: 20,
    builds: [
      {
        outline: symmetric('M50 35C70 35 90 42 92 55C93 64 86 70 78 72C81 82 77 89 67 89L50 89'),
        own: [
          bold(
            fill(
              'light',
              'M50 68C62 68 72 71 74 74C76 84 72 89 66 89L34 89C28 89 24 84 26 74C28 71 38 68 50 68z',
            ),
          ),
          line('deep', 2, 'M32 77h36M34 83h32'),
          fill('deep', 'M40 42a3 2 0 1 1 6 0a3 2 0 1 1-6 0zM54 42a3 2 0 1 1 6 0a3 2 0 1 1-6 0z'),
        ],
        top: [50, 37],
        ear: [78, 46, 56],
        hat: [50, 42, 24],
        arm: [77, 76],
        feet: 14,
      },
    ],
  },
  mist: {
    face: 54,
    gap: 12,
    builds: [
      {
        outline: symmetric(
          'M50 22C64 18 76 28 74 41C88 42 93 57 84 65C95 71 92 84 79 83C76 91 66 90 62 85C58 89 54 89 50 86',
        ),
        own: [
          line('light', 2.6, 'M14 62c8-4 12 3 20 0M66 68c8-4 12 3 20 0M36 34c5-3 9 2 15-1'),
          fill('deep', 'M34 66C40 62 60 62 66 66C68 76 60 82 50 82C40 82 32 76 34 66z'),
        ],
        top: [50, 24],
        ear: [68, 32, 30],
        hat: [50, 36, 22],
        arm: [80, 66],
        armless: true,
        feet: 0,
      },
    ],
  },
  ghost: {
    face: 50,
    gap: 10,
    builds: [
      {
        outline: symmetric(
          'M50 26C68 26 78 39 79 56L82 84C78 89 74 83 69 85C64 90 60 84 56 86C54 88 52 88 50 87',
        ),
        own: [fine(line('light', 2.4, 'M28 50c1-8 5-13 11-15'))],
        top: [50, 28],
        ear: [67, 34, 24],
        hat: [50, 38, 24],
        neck: [70, 24],
        arm: [78, 64],
        feet: 0,
      },
    ],
  },
  lens: {
    face: 45,
    gap: 11,
    builds: [
      {
        outline: symmetric('M50 15C67 15 80 28 80 45C80 61 67 74 50 74'),
        own: [
          bold(fill('light', 'M26.6 45a23.4 23.4 0 1 1 46.8 0a23.4 23.4 0 1 1-46.8 0z')),
          fill('white', 'M31 40C33 31 40 25 49 24C42 28 38 34 37 42z'),
          fill('glow', 'M44 65C46 60 54 60 56 65L50 70z'),
        ],
        top: [50, 16],
        ear: [68, 24, 24],
        hat: [50, 26, 24],
        arm: [78, 52],
        armless: true,
        feet: 0,
      },
    ],
  },
  scissors: {
    face: 50,
    gap: 8.6,
    builds: [
      {
        outline: symmetric(
          'M50 36C60 36 67 42 68 52C68.4 56 68 58 67 60C80 60 88 68 86 78C84 87 72 91 62 86C56 83 53 78 50 74',
        ),
        own: [
          bold(
            fill(
              'ink',
              'M60 75a8 6.6 0 1 1 16 0a8 6.6 0 1 1-16 0zM24 75a8 6.6 0 1 1 16 0a8 6.6 0 1 1-16 0z',
            ),
          ),
          bold(fill('brass', 'M46.4 40a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z')),
        ],
        top: [50, 38],
        ear: [60, 40, 14],
        hat: [50, 44, 18],
        arm: [68, 56],
        armless: true,
        feet: 0,
      },
    ],
  },
  cup: {
    face: 58,
    gap: 12,
    builds: [
      {
        outline: symmetric(
          'M50 34L80 34C82.6 34 83.6 36 83.2 38.400L78 72C76.4 82 68 86 58 86L50 86',
        ),
        own: [
          bold(fill('accent', 'M18 36C30 30 70 30 82 36C74 43 26 43 18 36z')),
          bold(line('deep', 3.6, 'M24 87.600h52')),
          line('accent', 2, 'M24 72c5 4 9-3 14 0c5 3 9-3 14 0c5 3 9-3 14 0c4 2 7 0 10-1'),
        ],
        top: [50, 34],
        ear: [70, 36, 20],
        hat: [50, 40, 28],
        arm: [78, 60],
        armless: true,
        feet: 0,
      },
    ],
  },
  mill: {
    face: 50,
    gap: 12,
    builds: [
      {
        outline: symmetric('M50 22C69 22 84 37 84 56C84 75 69 89 50 89'),
        own: [
          line(
            'deep',
            2.4,
            'M50 25v9M50 78v9M19 56h9M72 56h9M28 34l6 6M72 34l-6 6M28 78l6-6M72 78l-6-6',
          ),
          bold(
            fill(
              'light',
              'M8 82C20 76 28 86 40 82C52 78 60 88 72 83C82 79 88 84 94 82L92 89L10 89z',
            ),
          ),
        ],
        top: [50, 24],
        ear: [70, 32, 30],
        hat: [50, 34, 26],
        arm: [80, 62],
        armless: true,
        feet: 0,
      },
    ],
  },
  ship: {
    face: 63,
    gap: 15,
    builds: [
      {
        outline:
          'M9 46L24 52L76 52L91 46L90 58L82 82C80.6 87 76 89 70 89L30 89C24 89 19.4 87 18 82L10 58Z',
        own: [
          line('deep', 2, 'M14 66h16M70 66h16M17 78h66'),
          fill('light', 'M60 80h14v6h-14z'),
          line('ink', 1.6, 'M62 82h0M72 82h0M62 84.600h0M72 84.600h0'),
        ],
        top: [50, 53],
        ear: [70, 52, 20],
        hat: [50, 54, 26],
        arm: [84, 70],
        armless: true,
        feet: 0,
      },
    ],
  },
  furnace: {
    face: 46,
    gap: 11,
    builds: [
      {
        outline: symmetric('M50 26L62 26C74 28 81 38 81 50L80 72C79.6 79 74 82 66 82L50 82'),
        own: [
          bold(fill('ink', 'M32 62C32 58 68 58 68 62L67 74C66 78 34 78 33 74z')),
          bold(
            fill(
              'glow',
              'M36 76C35 70 40 70 40 64C45 68 44 71 47 72C50 70 48 66 51 62C56 67 55 71 58 72C60 70 60 68 60 66C65 70 65 73 64 76z',
            ),
          ),
          line('deep', 2.6, 'M26 54h48M41 60v17M50 60v17M59 60v17'),
          fine(line('light', 2, 'M26 40h0M74 40h0M26 70h0M74 70h0')),
        ],
        top: [50, 28],
        ear: [70, 34, 24],
        hat: [50, 34, 26],
        arm: [79, 58],
        feet: 0,
      },
    ],
  },
  puppet: {
    face: 45,
    gap: 9.6,
    builds: [
      {
        outline: symmetric(
          'M50 24C63 24 71 32 71 43C71 53 67 58 61 60L61 64L73 65C76 65.6 77 68 77 71L75 86C74.6 88 73 89 71 89L50 89',
        ),
        own: [
          line('deep', 1.6, 'M43 52v8M57 52v8M39 64h22'),
          fill('brass', 'M46.6 74a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z'),
          line('deep', 2, 'M27 80h46'),
        ],
        top: [50, 26],
        ear: [66, 32, 24],
        hat: [50, 35, 21],
        neck: [66, 20],
        arm: [74, 71],
      },
    ],
  },
  vessel: {
    face: 52,
    gap: 10.5,
    builds: [
      {
        outline: symmetric(
          'M50 22L67 22C69 22 70 24 69 26L66 31C78 38 82 50 79 62C77 71 70 76 70 82L73 89L50 89',
        ),
        own: [
          bold(
            fill(
              'accent',
              'M20.6 58C30 54 40 62 50 59C60 56 70 62 79.6 58C78 70 70 76 70 81C60 84 40 84 30 81C30 76 22 70 20.6 58z',
            ),
          ),
          line('deep', 2, 'M72 42h5M73 48h6M74 54h6'),
          fill('accent', 'M50 83c2.6 3 2.6 6 0 6s-2.6-3 0-6z'),
        ],
        top: [50, 24],
        ear: [70, 32, 24],
        hat: [50, 28, 20],
        neck: [74, 26],
        arm: [78, 62],
      },
    ],
  },
  radio: {
    face: 57,
    gap: 12,
    builds: [
      {
        outline: symmetric('M50 36L78 36C82 36 84 38 84 42L84 82C84 87 82 89 78 89L50 89'),
        own: [
          bold(fill('ink', 'M24 41h52v8h-52z')),
          line('glow', 1.8, 'M28 45h6M38 45h3M46 45h6M57 45h3M66 45h6'),
          line('deep', 1.8, 'M26 74h48M26 79h48M26 84h48'),
          fill('brass', 'M22 61a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM70 61a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'),
        ],
        top: [64, 37],
        ear: [70, 38, 20],
        hat: [50, 42, 27],
        arm: [82, 68],
      },
    ],
  },
  tree: {
    face: 52,
    gap: 12,
    builds: [
      {
        outline:
          'M50 20C66 18 77 29 77 46C77 58 76 64 84 72C90 78 96 82 97 88C90 90 84 86 79 84C78 89 72 90 67 85C62 91 54 91 50 86C46 91 38 91 33 85C28 90 22 89 21 84C16 86 10 90 3 88C4 82 10 78 16 72C24 64 23 58 23 46C23 29 34 18 50 20Z',
        own: [
          line(
            'deep',
            2.4,
            'M30 66c-2 8-6 12-11 16M70 66c2 8 6 12 11 16M44 72c0 5-2 9-5 12M56 72c0 5 2 9 5 12',
          ),
          line('light', 2, 'M32 34c4-6 9-8 15-8M28 48c0-3 1-6 2-8'),
        ],
        top: [50, 22],
        ear: [68, 30, 26],
        hat: [50, 32, 26],
        arm: [76, 56],
        armless: true,
        feet: 0,
      },
    ],
  },
  worm: {
    face: 62,
    gap: 10,
    builds: [
      {
        outline: symmetric('M50 40C63 40 72 47 75 57C85 54 95 62 95 74C95 84 87 89 76 89L50 89'),
        own: [
          line(
            'deep',
            2.2,
            'M75 57c3 9 3 22 0 31M25 57c-3 9-3 22 0 31M86 58c3 9 3 20 0 29M14 58c-3 9-3 20 0 29',
          ),
        ],
        top: [50, 42],
        ear: [66, 46, 26],
        hat: [50, 48, 22],
        arm: [70, 72],
        armless: true,
        feet: 0,
      },
    ],
  },
};

const twice = (d: string, other: string) => `${d}${other}`;

export const beastHeads: Record<string, HeadPiece> = {
  mane: {
    on: 'top',
    parts: [
      fill(
        'accentDeep',
        'M0-20L8-14L17-17L21-8L31-6L31 4L39 10L35 19L40 28L32 34L33 44L23 45L19 54L10 50L0 56L-10 50L-19 54L-23 45L-33 44L-32 34L-40 28L-35 19L-39 10L-31 4L-31-6L-21-8L-17-17L-8-14z',
      ),
      fill('coat', 'M-26 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM12 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0z'),
    ],
  },
  crest: {
    on: 'top',
    parts: [
      fill('accent', 'M-6 4C-12-6-8-14-2-18C-2-12 0-10 3-9C5-14 10-17 15-16C11-11 11-4 7 4z'),
    ],
  },
  spout: {
    on: 'top',
    parts: [
      fill('accent', 'M-2 3C-3-8-8-14-18-14C-16-20-6-22 0-14C6-22 16-20 18-14C8-14 3-8 2 3z'),
    ],
  },
  house: {
    on: 'top',
    parts: [
      fill('cream', 'M-20 6L-20-14L20-14L20 6z'),
      fill('accentDeep', 'M-27-12L0-33L27-12z'),
      fill('ink', 'M-5 6V-6C-5-11 5-11 5-6V6z'),
      fill('glow', 'M-15-9h6v6h-6zM9-9h6v6h-6z'),
    ],
  },
  lighthouse: {
    on: 'top',
    parts: [
      fill('white', 'M-7 4L-5-20h10L7 4z'),
      fill('red', 'M-6.4-4L-5.8-11h11.600L6.4-4z'),
      fill('glow', 'M-5-27h10v7h-10z'),
      fill('ink', 'M-7-26L0-33L7-26z'),
      fill('glow', 'M6-26L22-30L22-19L6-22z'),
    ],
  },
  sails: {
    on: 'top',
    parts: [
      line('wood', 3.6, 'M0 4V-46'),
      fill('cream', 'M2-44C16-42 28-32 30-18L22-14L24-6L14-8L10-2L2-4z'),
      fill('cream', 'M-2-38C-12-34-22-24-24-14L-16-12L-18-6L-2-6z'),
      fine(line('deep', 1.4, 'M8-30l8 3M8-20l10 2M-8-22l-7 3')),
    ],
  },
  chimney: {
    on: 'top',
    parts: [
      fill('deep', 'M-8 4V-16h16V4z'),
      fill('ink', 'M-10-19h20v5h-20z'),
      fill('red', 'M-6-19C-9-26-2-27-2-31C4-28 2-25 5-24C7-25 7-27 7-28C10-25 9-21 7-19z'),
    ],
  },
  steam: {
    on: 'top',
    parts: [line('cream', 3, 'M-12-4C-16-10-8-14-12-21M0-5C-4-12 4-17 0-25M12-4C8-10 16-14 12-21')],
  },
  spikes: {
    on: 'top',
    parts: [fill('deep', 'M-26 8L-24-10L-14 0L-9-16L0-3L9-16L14 0L24-10L26 8z')],
  },
  pin: {
    on: 'top',
    parts: [
      fill('metal', 'M-4 4L-3-10h6L4 4z'),
      fill('brass', 'M-22-12C-16-22 16-22 22-12C16-8-16-8-22-12z'),
    ],
  },
  bulb: {
    on: 'top',
    parts: [
      line('deep', 3, 'M0 4C0-6 6-10 14-11'),
      fill('glow', 'M11-11a7 7 0 1 1 14 0a7 7 0 1 1-14 0z'),
      fill('white', 'M14-13a2 2 0 1 1 4 0a2 2 0 1 1-4 0z'),
    ],
  },
  aerial: {
    on: 'top',
    parts: [
      line('metal', 2.4, 'M0 3L16-28'),
      fill('red', 'M13-30a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z'),
    ],
  },
  stalks: {
    on: 'top',
    parts: [
      line('coat', 4.6, 'M-13 4V-8M13 4V-8'),
      fill(
        'ink',
        'M-17-11a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0zM8-11a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0z',
      ),
    ],
  },
};

export const beastMarkings: Record<string, Marking> = {
  badger: {
    from: 'face',
    cut: true,
    parts: [
      fill(
        'ink',
        'M-24-30L-6-30C-8-18-5-4-4 6C-8 12-16 10-18 2C-20-8-22-18-24-30zM24-30L6-30C8-18 5-4 4 6C8 12 16 10 18 2C20-8 22-18 24-30z',
      ),
      fill('light', 'M-5-30L5-30C7-18 4-4 4 6L-4 6C-4-4-7-18-5-30z'),
    ],
  },
  tabby: {
    from: 'foot',
    cut: true,
    parts: [
      fill(
        'deep',
        'M-4-62h8l-2 13h-4zM-14-60l6-2l1 11l-4 1zM14-60l-6-2l-1 11l4 1zM-40-26C-30-28-24-26-20-22C-26-20-32-20-40-21zM40-26C30-28 24-26 20-22C26-20 32-20 40-21zM-40-14C-31-16-25-13-21-9C-27-8-33-8-40-9zM40-14C31-16 25-13 21-9C27-8 33-8 40-9z',
      ),
    ],
  },
};

const wing = (side: 1 | -1) => {
  const x = (value: number) => value * side;
  return {
    upper: `M${x(10)} 8C${x(20)}-22 ${x(42)}-30 ${x(49)}-20C${x(52)}-4 ${x(42)} 10 ${x(12)} 18z`,
    lower: `M${x(12)} 16C${x(30)} 14 ${x(43)} 24 ${x(39)} 36C${x(33)} 44 ${x(18)} 36 ${x(10)} 26z`,
    spot: `M${x(30)}-8a5 5 0 1 1 ${x(10)} 0a5 5 0 1 1 ${x(-10)} 0z`,
  };
};
const [right, left] = [wing(1), wing(-1)];

export const beastBacks: Record<string, readonly Part[]> = {
  mothwings: [
    fill('accentDeep', twice(right.lower, left.lower)),
    fill('accent', twice(right.upper, left.upper)),
    fill('cream', twice(right.spot, left.spot)),
  ],
  legs: [
    line(
      'deep',
      4,
      'M-22 2L-38-8L-44 0M-25 12H-43L-48 20M-22 22L-36 28L-40 35M22 2L38-8L44 0M25 12H43L48 20M22 22L36 28L40 35',
    ),
  ],
  sting: [
    line('deep', 4, 'M-22 8L-38 0M-25 18L-42 22M-22 26L-34 35M22 8L38 0M25 18L42 22M22 26L34 35'),
    line('coat', 9, 'M22 20C48 22 52-14 34-26'),
    line('deep', 9, 'M38 18h0M45 4h0M44-12h0'),
    fill('glow', 'M28-32C32-36 40-32 38-26L24-20z'),
    fill(
      'coat',
      'M-36-8C-50-10-50-28-40-32C-42-26-38-24-36-24C-34-24-32-26-32-32C-22-28-24-10-36-8z',
    ),
  ],
  claws: [
    line('deep', 4, 'M-30 16L-42 26M-26 22L-36 31M30 16L42 26M26 22L36 31'),
    line('coat', 8, 'M-28 2L-38-10M28 2L38-10'),
    fill(
      'coat',
      'M-38-8C-52-12-50-34-38-38C-41-30-37-26-34-26C-30-26-28-30-29-36C-18-32-22-8-38-8zM38-8C52-12 50-34 38-38C41-30 37-26 34-26C30-26 28-30 29-36C18-32 22-8 38-8z',
    ),
  ],
  anchor: [
    line('deep', 4, 'M-30 16L-42 26M-26 22L-36 31M30 16L42 26M26 22L36 31'),
    line('coat', 8, 'M-28 2L-36-8M28 2L36-8'),
    fill(
      'coat',
      'M-36-6C-50-10-48-30-37-34C-40-27-36-23-33-23C-29-23-27-27-28-33C-17-29-20-6-36-6z',
    ),
    line('metal', 4, 'M38-4V-38M30-32H46M28-14C30-2 46-2 48-14'),
    line('metal', 3, 'M35-42a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'),
  ],
  bushy: [fill('deep', 'M18 30C30 34 40 24 38 10C50 18 50 40 30 42C24 42 18 38 18 30z')],
  curl: [line('coat', 7, 'M22 32C42 36 46 14 36 6')],
  flukes: [fill('deep', 'M24-16C30-30 40-28 44-42C50-32 49-22 42-18C38-12 30-8 26-8z')],
  barb: [line('deep', 4, 'M4-14C16-20 20-32 34-36C42-38 46-44 47-50')],
  handleright: [line('deep', 7, 'M28-16C46-22 48 8 25 8')],
  handledown: [line('wood', 12, 'M0 32V40'), line('brass', 12, 'M0 28h0')],
  blades: [
    fill('metal', 'M2-2L-26-44C-22-46-18-44-16-42L8-6z'),
    fill('metal', 'M-2-2L26-44C22-46 18-44 16-42L-8-6z'),
    line('deep', 1.4, 'M-20-38L0-6M20-38L0-6'),
  ],
  stilts: [line('deep', 7, 'M-16 34L-22 41M16 34L22 41'), line('ink', 5, 'M-30 41h12M18 41h12')],
  finback: [fill('accent', 'M18 10C40 0 46 14 48 30C40 28 36 32 30 38C26 30 22 20 18 10z')],
  echoes: [
    line('accent', 2.4, 'M36-18c8 12 8 30 0 42M-36-18c-8 12-8 30 0 42'),
    line('accent', 1.6, 'M44-24c9 16 9 38 0 54M-44-24c-9 16-9 38 0 54'),
  ],
  shadows: [
    fill(
      'ink',
      'M-20 30C-44 26-50 0-40-24C-34-8-24 4-16 10zM20 30C44 26 50 0 40-24C34-8 24 4 16 10z',
    ),
  ],
};
