import { type BodyFamily, bodies } from '../bodies.ts';
import { bold, fill, fine, line, symmetric } from './parts.ts';

/** A body of one design, with its default eyes' distance. */
export interface DesignedBody {
  face: number;
  gap?: number;
  builds: readonly [BodyFamily['builds'][number]];
}

const dango = 'M49 31C68 30 83 42 83 60C83 78 70 89 50 89C30 89 15 82 15.6 64C16.4 45 31 32 49 31Z';

/** What the companions of the product are: a flame, a pot, a tram. The foot is at y = 89. */
export const castBodies: Record<string, DesignedBody> = {
  flame: { face: 65, builds: [bodies.flame.builds[1]] },
  pot: {
    face: 63,
    builds: [
      {
        outline: symmetric('M50 45L76 45C79 45 80.6 47 80.4 50L79 71C78 83 71 89 60 89L50 89'),
        own: [
          fill('deep', 'M20 45h60c1.4 4 .4 7-1 7h-58c-1.4 0-2.4-3-1-7z'),
          fine(line('light', 2, 'M27 58c0 9 1 17 4 22')),
        ],
        top: [50, 45],
        ear: [79, 55, 80],
        hat: [50, 46, 28],
        neck: [80, 30],
        arm: [78, 67],
      },
    ],
  },
  tram: {
    face: 52,
    gap: 11,
    builds: [
      {
        outline: symmetric('M50 18L65 18C76 18 80 23 80.6 32L82 75C82.4 84 79 89 71 89L50 89'),
        own: [
          bold(fill('ink', 'M30 22h40c3 0 3 10 0 10h-40c-3 0-3-10 0-10z')),
          bold(line('glow', 2.6, 'M34 27h5M43 27h5M52 27h5M61 27h5')),
          fill(
            'light',
            'M26 37h48c3 0 4 2 4 5l.6 20c0 3-1 5-4 5h-49.200c-3 0-4-2-4-5l.6-20c0-3 1-5 4-5z',
          ),
          bold(fill('accent', 'M18.6 70h62.800l.3 6h-63.400z')),
          bold(fill('glow', 'M44.6 80a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0z')),
          fine(line('accentDeep', 1.6, 'M47.4 77.600h5l-3 5.4')),
          fine(line('deep', 1.4, 'M50 37v4M30 80h6M64 80h6')),
        ],
        top: [50, 18],
        ear: [70, 22, 20],
        hat: [50, 24, 27],
        neck: [74, 32],
        arm: [79, 68],
      },
    ],
  },
  clockman: {
    face: 55,
    gap: 9,
    builds: [
      {
        outline: symmetric('M50 30C67 30 79.6 43 80.4 61C81.2 79 68 89 50 89'),
        own: [
          fill(
            'accentDeep',
            'M20 66C30 74 40 76 50 76C60 76 70 74 80 66C79 81 67 89 50 89C33 89 21 81 20 66z',
          ),
          fill('cream', 'M50 75l9 0l-9 13l-9-13z'),
          bold(fill('white', 'M27 55a23 21 0 1 1 46 0a23 21 0 1 1-46 0z')),
          fine(
            line('deep', 1.6, 'M50 36.600v3M50 71v2M29.6 55h3M67.4 55h3M36 41l1.6 2M64 41l-1.6 2'),
          ),
          fill('red', 'M50 76l-9-4v8zM50 76l9-4v8z'),
          line('brass', 1.8, 'M51.6 55a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0z'),
          fine(line('brass', 1.2, 'M65 59c4 5 5 10 3 16')),
        ],
        top: [50, 30],
        ear: [68, 36, 20],
        hat: [50, 35, 20],
        neck: [76, 26],
        arm: [77, 68],
      },
    ],
  },
  log: {
    face: 58,
    builds: [
      {
        outline:
          'M50 23C64 23 75 26 75.6 31L76 47C72.6 49 72.6 54 76.4 56L77.4 81C77.6 86 66 89 50 89C34 89 22.4 86 22.6 81L23 71C27 69 27 64 23.4 62L24.4 31C25 26 36 23 50 23Z',
        own: [
          bold(fill('light', 'M25 31a25 7.6 0 1 1 50 0a25 7.6 0 1 1-50 0z')),
          line('deep', 1.6, 'M33 31a17 4.6 0 1 1 34 0a17 4.6 0 1 1-34 0zM43 31a7 1.8 0 1 1 14 0'),
          fill(
            'deep',
            'M31 78a4 3 0 1 1 8 0a4 3 0 1 1-8 0zM58 81a4.4 3 0 1 1 8.8 0a4.4 3 0 1 1-8.8 0zM45 79a3 2.2 0 1 1 6 0a3 2.2 0 1 1-6 0z',
          ),
          fine(line('deep', 1.4, 'M30 44c1 8 0 14 1 22M70 66c-1 4 0 8-1 12M36 42c0 3 .6 5 0 7')),
        ],
        top: [50, 25],
        ear: [68, 30, 24],
        hat: [50, 43, 26],
        neck: [76, 26],
        arm: [75, 66],
      },
    ],
  },
  bell: {
    face: 59,
    gap: 9,
    builds: [
      {
        outline: symmetric(
          'M50 31C60 31 66.4 35 68 44C70 58 71 68 79 75C82.4 78.4 82 83 78 83L50 84',
        ),
        own: [
          bold(
            fill(
              'deep',
              'M22 83c-4 0-4.4-4.6-1-8l4-3c16 3 34 3 50 0l4 3c3.4 3.4 3 8-1 8c-18 1.4-38 1.4-56 0z',
            ),
          ),
          fine(line('light', 2.2, 'M35 40c-3 8-3 16-5 24')),
          fine(
            line('accentDeep', 1.6, 'M46 76.600v4M52 76.400c3-.8 4 1.4 1.6 2c2.6.4 2 2.8-1.4 2.2'),
          ),
        ],
        top: [50, 31],
        ear: [66, 40, 40],
        hat: [50, 36, 17],
        neck: [72, 24],
        arm: [71, 62],
        feet: 9,
      },
    ],
  },
  dango: {
    face: 58,
    builds: [
      {
        outline: dango,
        own: [fine(line('white', 3, 'M27 52c2-7 7-12 14-14'))],
        top: [49, 32],
        ear: [70, 40, 34],
        hat: [50, 39, 25],
        neck: [77, 27],
        arm: [79, 66],
      },
    ],
  },
  calico: {
    face: 58,
    builds: [
      {
        outline:
          'M48 33C53 32 58 32.6 62 34C66 31 71 28.6 74 29C77 32 77.6 38 77 43C81 48 83 54 83 60C83 78 70 89 50 89C30 89 16 81 16.4 64C16.8 55 20 48 25 43C23.6 38 23.6 33 26 30C30 29.6 36 33 39 36C42 34.4 45 33.4 48 33Z',
        top: [49, 33],
        ear: [70, 40, 34],
        hat: [50, 40, 25],
        neck: [77, 27],
        arm: [79, 66],
      },
    ],
  },
  ripple: {
    face: 60,
    builds: [
      {
        outline: symmetric('M50 31C67 31 79 43 79 60C79 78 67 89 50 89'),
        own: [
          line('light', 2.4, 'M27 74c8 9 38 9 46 0M35 82c7 4 23 4 30 0'),
          fine(line('light', 2, 'M31 50c4-9 12-14 20-14')),
        ],
        top: [50, 31],
        ear: [69, 38, 30],
        hat: [50, 44, 25],
        neck: [80, 27],
        arm: [76, 70],
      },
    ],
  },
  wave: {
    face: 62,
    builds: [
      {
        outline:
          'M33 37C40 13 70 7 82 22C88 31 85 41 77 43C79 36 75 31 69 34C77 41 82 52 82 64C82 80 68 89 50 89C32 89 18 80 18 65C18 53 29 49 33 37Z',
        own: [
          bold(
            fill(
              'white',
              'M33 37C40 13 70 7 82 22C88 31 85 41 77 43C79 36 75 31 69 34C64 22 44 22 33 37z',
            ),
          ),
          bold(fill('light', 'M69 34C64 22 44 22 33 37C42 27 56 25 62 36C63 39 67 37 69 34z')),
          fine(line('light', 2.4, 'M25 62c1-5 3-8 6-10')),
        ],
        top: [47, 26],
        ear: [68, 42, 30],
        hat: [43, 36, 19],
        neck: [77, 28],
        arm: [78, 68],
      },
    ],
  },
  cirrus: { face: 57, builds: [bodies.cloud.builds[0]] },
  origami: {
    face: 52,
    gap: 9,
    builds: [
      {
        outline: 'M50 26L72 38L68 56L83 84L77 89L23 89L17 84L32 56L28 38Z',
        own: [
          fill('deep', 'M50 68L68 56L83 84L77 89L62 89z'),
          fill('light', 'M50 68L32 56L17 84L23 89L38 89z'),
          fill('coat', 'M50 68L62 89L38 89z'),
          line('red', 2.2, 'M45 75.600h10M46.4 79.600h7.200M44 84h12'),
        ],
        top: [50, 28],
        ear: [66, 36, 20],
        hat: [50, 41, 25],
        neck: [70, 18],
        arm: [71, 66],
      },
    ],
  },
  seedling: {
    face: 63,
    builds: [
      {
        outline: symmetric('M50 40C68 40 80 50 80 65C80 80 67 89 50 89'),
        own: [
          fill(
            'accent',
            'M20.4 70C26 60 34 76 44 78C56 80 70 74 79.6 68C78 81 66 89 50 89C33 89 21.6 82 20.4 70z',
          ),
          fine(line('light', 2.4, 'M29 58c3-7 9-11 16-12')),
        ],
        top: [48, 42],
        ear: [69, 46, 30],
        hat: [50, 46, 24],
        neck: [80, 28],
        arm: [77, 71],
      },
    ],
  },
  drawer: {
    face: 58,
    builds: [
      {
        outline: symmetric('M50 35L76 35C80 35 82 37 82 41L82 84C82 87.4 80 89 77 89L50 89'),
        own: [
          line('deep', 2, 'M24.6 42.400h50.800v41h-50.800z'),
          fill('white', 'M38 43.600h24v7.400h-24z'),
          fine(line('ink', 1.2, 'M42 46h5M49.6 46h3M55 46h3M42 48.800h9')),
          bold(line('brass', 2.8, 'M44 78.4c0 6.4 12 6.4 12 0')),
          fill('brass', 'M41 77a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM53 77a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'),
        ],
        top: [50, 36],
        ear: [70, 38, 20],
        hat: [50, 40, 27],
        neck: [76, 31],
        arm: [79, 66],
      },
    ],
  },
  rootball: {
    face: 59,
    builds: [
      {
        outline:
          'M50 37C66 35 80 45 81 60C81.6 68 84 77 90 84C85 86.4 80 84 77 80C75 86 71 89 67 89C64 87.6 62 86 60.4 83C57 87 54 89 50 89C46 89 43 87 39.6 83C38 86 36 87.6 33 89C29 89 25 86 23 80C20 84 15 86.4 10 84C16 77 18.4 68 19 60C20 45 34 35 50 37Z',
        own: [
          line(
            'deep',
            2.2,
            'M26 68c3 5 3 9 1 14M74 68c-3 5-3 9-1 14M40 76c1 3 1 5-.4 8M60 76c-1 3-1 5 .4 8',
          ),
          fine(line('light', 1.8, 'M24 56c1 6 3 9 3 14M34 74c2 2 2 5 1 8')),
        ],
        top: [50, 38],
        ear: [70, 42, 30],
        hat: [50, 44, 27],
        neck: [78, 29],
        arm: [78, 65],
        feet: 0,
      },
    ],
  },
  basket: {
    face: 62,
    builds: [
      {
        outline: symmetric('M50 37L79 37C83 37 84.6 39.6 84 43L75 82C74 87 70 89 64 89L50 89'),
        own: [
          line(
            'deep',
            1.6,
            'M18 52h64M20 61h60M22 70h56M24 79h52M32 45l3 44M44 45l1 44M56 45l-1 44M68 45l-3 44',
          ),
          bold(
            fill(
              'light',
              'M20 37h60c4 0 5 3 4 6.400c-.4 2-2 2.6-4 2.600h-60c-2 0-3.6-.6-4-2.600c-1-3.4 0-6.4 4-6.400z',
            ),
          ),
          fill('coat', 'M29 53.600h42c3 0 4 3 4 7v8c0 5-3 8-7 8h-36c-4 0-7-3-7-8v-8c0-4 1-7 4-7z'),
          bold(fill('ink', 'M60 82.600a4.6 3.6 0 1 1 9.2 0a4.6 3.6 0 1 1-9.2 0z')),
          line('deep', 1.8, 'M20 42l6-3M32 42l6-3M44 42l6-3M56 42l6-3M68 42l6-3'),
        ],
        top: [50, 39],
        ear: [70, 40, 20],
        hat: [50, 42, 28],
        neck: [78, 28],
        arm: [78, 66],
      },
    ],
  },
  steps: {
    face: 53,
    builds: [
      {
        outline:
          'M31 28L67 28C70.6 28 72.6 30 72.8 33L74 57L82 57C84.6 57 86 58.6 86 61L86.4 72L93 72C95.6 72 97 73.6 97 76L97 85C97 87.6 95.6 89 93 89L19 89C15.6 89 14 87 14.4 84L25 33C26 30 28 28 31 28Z',
        own: [
          bold(
            fill(
              'light',
              'M31 28L67 28C70.6 28 72.6 30 72.8 33C60 36 40 36.6 25 33C26 30 28 28 31 28z',
            ),
          ),
          bold(
            fill('light', 'M74 57L82 57C84.6 57 86 58.6 86 61L85 62.400C81 61.4 78 61.4 74.2 62z'),
          ),
          bold(
            fill(
              'light',
              'M86.4 72L93 72C95.6 72 97 73.6 97 76L96 77.400C92 76.4 90 76.4 86.6 77z',
            ),
          ),
          bold(fill('accent', 'M22.6 44c4.4 1 4 6 3 10c-2 4 0 7-2 10c-3 3-4 6-3 10l-5 7z')),
          bold(fill('accent', 'M62 89c0-5 5-4 7-7c3-3 6-1 7 2c4-1 6 2 6 5z')),
          fine(line('deep', 1.6, 'M58 76l5 4l-2 5M32 78l4-2l2 4')),
          fill('deep', 'M39 31c3-1.4 9-1.4 11 0c-2 2-9 2-11 0z'),
          fill('deep', 'M79 50.400h5v3h-5z'),
          fill('metal', 'M74 49a7.6 7.6 0 1 1 15.2 0a7.6 7.6 0 1 1-15.2 0z'),
          fill('white', 'M76.4 49a5.2 5.2 0 1 1 10.4 0a5.2 5.2 0 1 1-10.4 0z'),
          line('red', 1.6, 'M81.6 49V45.600M81.6 49L84 50.6'),
        ],
        top: [50, 29],
        ear: [66, 32, 20],
        hat: [48, 33, 24],
        neck: [74, 24],
        arm: [73, 66],
        armless: true,
        feet: 0,
      },
    ],
  },
  inkline: {
    face: 63,
    builds: [
      {
        outline:
          'M32 42L66 40C76 39.6 83 43 83.6 50L82 77C81 85.6 76 89 68 89L32 89C24 89 19 85.6 18 77L16.4 52C16.4 45 23 42.4 32 42Z',
        own: [
          bold(fill('ink', 'M24 45h22c4 0 4 7 0 7h-22c-4 0-4-7 0-7z')),
          bold(fill('deep', 'M56 36a15 15 0 1 1 30 0a15 15 0 1 1-30 0z')),
          bold(fill('light', 'M60 36a11 11 0 1 1 22 0a11 11 0 1 1-22 0z')),
          line('deep', 2, 'M71 26v20M61 36h20M64 29l14 14M78 29l-14 14'),
          bold(fill('deep', 'M67.6 36a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z')),
          line('red', 1.6, 'M60 40c-8 6-20 5-30 8'),
        ],
        top: [40, 42],
        ear: [70, 44, 20],
        hat: [44, 46, 24],
        neck: [79, 29],
        arm: [79, 70],
      },
    ],
  },
  ticket: {
    face: 46,
    gap: 9,
    builds: [
      {
        outline:
          'M27 25L33 21L38 25.600L44 20L50 24.600L56 19.600L62 24.600L68 20.600L75 25L75.6 57C71.6 57.6 71.6 64.4 75.6 65L76 78C71 78 69 81 70 84C67 84 66 86 66.6 89L28 89C25.6 89 24.4 87.6 24.4 85.600L24.4 65C28.4 64.4 28.4 57.6 24.4 57Z',
        own: [
          line('deep', 1.8, 'M31 61h2M37 61h2M43 61h2M49 61h2M55 61h2M61 61h2M67 61h1'),
          bold(
            fill(
              'ink',
              'M36 69.600l1.8 3.600l4 .6l-2.9 2.800l.7 4l-3.6-1.900l-3.6 1.900l.7-4l-2.9-2.800l4-.6z',
            ),
          ),
          bold(line('accent', 3.6, 'M46 70h12l-7 14')),
          fill('accent', 'M24.4 31h51v4h-51z'),
          fine(line('deep', 1.2, 'M62 70h8M62 73.600h8M62 77.200h5')),
        ],
        top: [52, 23],
        ear: [68, 28, 20],
        hat: [50, 31, 24],
        neck: [62, 26],
        arm: [74, 67],
      },
    ],
  },
  calendar: {
    face: 58,
    builds: [
      {
        outline:
          'M23 31L77 31C80 31 81.6 33 81.6 36L81.6 78L71 89L24 89C20.6 89 18.6 87 18.6 84L18.6 36C18.6 33 20 31 23 31Z',
        own: [
          bold(fill('accent', 'M23 31h54c3 0 4.6 2 4.6 5v6.400h-63v-6.400c0-3 1.4-5 4.4-5z')),
          bold(fill('deep', 'M81.6 78L71 89L71.6 81C71.8 79 73 78 75 78z')),
          bold(line('metal', 3.6, 'M34 26v10M66 26v10')),
          fill('brass', 'M47 36.600a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'),
          line(
            'deep',
            1.6,
            'M25 78.600h6.400v6h-6.400zM35 78.600h6.400v6h-6.400zM45 78.600h6.400v6h-6.400zM55 78.600h6.400v6h-6.400z',
          ),
          line('red', 1.8, 'M26.4 81.600l1.6 1.800l4-5M36.4 81.600l1.6 1.800l4-5'),
        ],
        top: [50, 31],
        ear: [70, 34, 20],
        hat: [50, 36, 28],
        neck: [74, 30],
        arm: [79, 66],
      },
    ],
  },
  jar: {
    face: 64,
    builds: [
      {
        outline: symmetric(
          'M50 29L67 29C69 29 69.4 31 69.4 33C76 35 81 40 81 48L81 79C81 86 77 89 70 89L50 89',
        ),
        own: [
          bold(
            fill(
              'accent',
              'M19 52c8 4 14-2 22-1c10 1 14 5 24 2c6-2 11-2 16 0v26c0 7-4 10-11 10h-40c-7 0-11-3-11-10z',
            ),
          ),
          fill(
            'accentDeep',
            'M19.2 76c10-4 20 2 31 1c12-1 20-3 30.6 0v3c-.4 6-4.4 9-10.8 9h-40c-6.8 0-11-3-10.8-10z',
          ),
          bold(
            fill('red', 'M33 17h34c3 0 4 1.6 4 4v7c0 2-1 3-3 3h-36c-2 0-3-1-3-3v-7c0-2.4 1-4 4-4z'),
          ),
          fine(line('white', 1.4, 'M36 20v8M43 20v8M50 20v8M57 20v8M64 20v8')),
          line('white', 3, 'M26 44c1-4 3-6 6-7M25.6 50v4'),
        ],
        top: [50, 18],
        ear: [70, 38, 20],
        hat: [50, 24, 22],
        neck: [80, 30],
        arm: [79, 68],
      },
    ],
  },
  watch: {
    face: 57,
    gap: 9.6,
    builds: [
      {
        outline: symmetric('M50 29C67 29 79.4 41 79.4 58C79.4 74 67 86 50 86'),
        own: [
          bold(fill('ink', 'M26 57.600a24 24 0 1 1 48 0a24 24 0 1 1-48 0z')),
          line(
            'glow',
            2.2,
            'M50 36.600v3M50 75.600v3M29 57.600h3M68 57.600h3M35.6 43.200l2 2M64.4 43.200l-2 2M35.6 72l2-2M64.4 72l-2-2',
          ),
          fine(line('light', 1, 'M60 38l3 7l-2 4l4 6')),
          bold(fill('brass', 'M79 53h5c2 0 2 9 0 9h-5z')),
        ],
        top: [50, 30],
        ear: [64, 35, 22],
        hat: [50, 38, 22],
        neck: [80, 26],
        arm: [76, 68],
        feet: 9,
      },
    ],
  },
  poise: {
    face: 66,
    builds: [
      {
        outline: symmetric(
          'M50 42C57 42 61 44 62.6 48C72 52 80 63 81 76C81.8 85 77 89 69 89L50 89',
        ),
        own: [
          fill('deep', 'M37.4 48c7-3.4 18-3.4 25.2 0l1.4 4c-8-3-20-3-28 0z'),
          fine(line('light', 2.2, 'M27 68c2-6 5-10 9-13')),
        ],
        top: [50, 42],
        ear: [66, 50, 30],
        hat: [50, 48, 15],
        neck: [80, 28],
        arm: [77, 72],
      },
    ],
  },
  scope: {
    face: 52,
    gap: 10,
    builds: [
      {
        outline: symmetric('M50 28C65 28 77 40 77 55C77 70 65 80 50 80'),
        own: [
          bold(fill('accent', 'M28.4 54a21.6 21.6 0 1 1 43.2 0a21.6 21.6 0 1 1-43.2 0z')),
          bold(fill('light', 'M31.4 54a18.6 18.6 0 1 1 37.2 0a18.6 18.6 0 1 1-37.2 0z')),
          fill('white', 'M34 48c2-7 8-11 15-11.600c-5 2.6-8 6-9.6 11z'),
        ],
        top: [50, 30],
        ear: [72, 36, 20],
        hat: [50, 36, 24],
        neck: [76, 22],
        arm: [73, 66],
        feet: 0,
      },
    ],
  },
};
