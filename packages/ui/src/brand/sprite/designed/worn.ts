import type { Part } from '../part.ts';
import { fill, fine, line } from './parts.ts';

/** What is worn, for a neck with a half width of 24 and its middle at 0,0. */
export const castWorn: Record<string, readonly Part[]> = {
  towel: [
    fill('white', 'M-24-4C-10 3 10 3 24-4L24 2C10 9-10 9-24 2z'),
    fill('white', 'M8 4L19 1L22 14L12 16z'),
    line('red', 1.6, 'M11.6 12.400l9.6-2'),
  ],
  kerchief: [
    fill('cream', 'M-24-5C-10 1 10 1 24-5L15 4L0 8L-15 4z'),
    fill('red', 'M-3.6 2h7.2l-.8 3.6l3.2 7l-6-2l-6 2l3.2-7z'),
  ],
  lanyard: [
    line('red', 2.2, 'M-24-7C-16 2-6 6 0 7C6 6 16 2 24-7'),
    fill('metal', 'M-5 6h10c3 0 4 7-1 7c-2 0-3-1-4-2h-5z'),
    fill('ink', 'M3 9.600a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0z'),
  ],
  strap: [
    line('wood', 3.4, 'M-20-14L17 12'),
    fill('wood', 'M10 6h14c1 0 2 1 2 2v9c0 2-1 3-3 3h-12c-2 0-3-1-3-3v-9c0-1 1-2 2-2z'),
    fine(line('brass', 1.6, 'M10 11h14')),
  ],
  clip: [line('metal', 1.8, 'M12-40v11c0 4 6 4 6 0v-13c0-6-9-6-9 0v12')],
};
