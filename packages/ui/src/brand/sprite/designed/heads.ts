import type { HeadPiece } from '../head-pieces.ts';
import { fill, fine, line } from './parts.ts';

/** What only designed figures have on their heads. */
export const castHeads: Record<string, HeadPiece> = {
  none: { on: 'top', parts: [] },
  lid: {
    on: 'top',
    lifts: true,
    parts: [
      fill('accentDeep', 'M-5-17a5 4.6 0 1 1 10 0a5 4.6 0 1 1-10 0z'),
      fill('accent', 'M-31 2C-30-9-16-15 0-15C16-15 30-9 31 2C20 5-20 5-31 2z'),
      fill('accentDeep', 'M-31 2C-20-1 20-1 31 2C20 6-20 6-31 2z'),
      fine(line('white', 2.2, 'M-22-4c3-4 8-6.4 13-7.2')),
    ],
  },
  trolley: {
    on: 'top',
    parts: [
      line('deep', 2.6, 'M-4 2L8-12'),
      line('metal', 2.6, 'M2-13.600h13'),
      fill('deep', 'M-13 2c0-4 3-5 6-5h14c3 0 6 1 6 5z'),
    ],
  },
  tophat: {
    on: 'hat',
    parts: [
      fill('ink', 'M-15-1L-17-27C-8-30 8-30 17-27L15-1z'),
      fill('accent', 'M-15.5-8C-6-5.4 6-5.4 15.5-8L15-1C6 2-6 2-15-1z'),
      fill('ink', 'M-26-1C-12-5 12-5 26-1C26 5-26 5-26-1z'),
      fine(line('metal', 1.6, 'M-12-24v14')),
    ],
  },
  headband: {
    on: 'hat',
    parts: [
      fill('cream', 'M22-2C30-8 36-8 40-12C39-5 36-2 30 0C36 1 39 4 41 9C34 8 27 5 22 2z'),
      fill('white', 'M-25-4C-10 2 10 2 25-4L25.5 4C10 10-10 10-25.5 4z'),
      fill('red', 'M-4 3.400a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'),
    ],
  },
  grip: {
    on: 'top',
    parts: [
      fill('wood', 'M-4.6 3C-4-5-7-9-7-15C-7-23 7-23 7-15C7-9 4-5 4.6 3z'),
      fill('deep', 'M-6.6 2h13.200v-4h-13.200z'),
      fine(line('cream', 1.6, 'M-3-17c1-2 3-2.6 4-2.6')),
    ],
  },
  pinch: {
    on: 'top',
    parts: [fill('light', 'M-8 4C-4-2-4-7 2-9C5-6 2-3 9 3z')],
  },
  phones: {
    on: 'hat',
    parts: [
      line('ink', 5, 'M-27 14C-30-12-17-21 0-21C17-21 30-12 27 14'),
      fill(
        'accent',
        'M-34 8C-34 3-26 3-25 8L-24 26C-24 32-33 32-34 27ZM34 8C34 3 26 3 25 8L24 26C24 32 33 32 34 27Z',
      ),
      fine(line('accentDeep', 1.6, 'M-29.6 10v15M29.6 10v15')),
    ],
  },
  sailor: {
    on: 'hat',
    parts: [
      fill('white', 'M-21-4C-26-14-12-20 1-20C15-20 26-14 22-5z'),
      fill('accentDeep', 'M-22-6C-10-2 10-2 22-6L23 1C10 5-10 5-23 1z'),
      fill('accentDeep', 'M20-2l12 1l-5 4l3 5l-11-6z'),
      fill('glow', 'M-3-1a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'),
    ],
  },
  streamer: {
    on: 'top',
    parts: [
      line('wood', 3, 'M0 8V-20'),
      fill('cream', 'M0-21C9-26 15-15 24-20C29-23 34-22 38-19L35-8C28-12 21-3 12-8C7-11 4-9 0-8z'),
      fill(
        'red',
        'M6-23C10-22.6 13-19.6 16.6-18.600L14-6.800C9-9 5-9.6 4-9zM25-20.600C29-22.8 31-22.4 34-21L31.6-9.600C28-11 25-9 22.6-7.400z',
      ),
      fill('brass', 'M-3-21a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'),
    ],
  },
  kabuto: {
    on: 'hat',
    parts: [
      fill('accent', 'M-5-9L-20-24L-15-3zM5-9L20-24L15-3z'),
      fill('accentDeep', 'M-5-9L-20-24L-12-9zM5-9L20-24L12-9z'),
      fill('light', 'M0-23L27 5L0-1L-27 5z'),
      fill('deep', 'M0-23L27 5L0-1z'),
      fill('accent', 'M0-14l4.600 5.400l-4.600 6.600l-4.600-6.600z'),
    ],
  },
  question: {
    on: 'top',
    parts: [
      line('leaf', 6.6, 'M2 2C2-8 15-11 15-21C15-31 1-36-7-27'),
      fill('leaf', 'M-5-26C-14-33-22-28-24-20C-15-18-8-19-5-26z'),
      fill('cream', 'M-9-31C-12-37-5-41 0-38C3-36 2-31-1-29.600C-4-28-7-28-9-31z'),
      fine(line('white', 1.6, 'M13-12c3-4 4-8 2-12')),
    ],
  },
  herbs: {
    on: 'top',
    parts: [
      line('leaf', 3, 'M-8 4C-9-6-13-11-18-14M2 4C2-8 3-13 6-20M12 4C13-3 17-7 21-9'),
      fill(
        'leaf',
        'M-18-13C-26-13-28-20-27-24C-20-24-16-19-18-13zM-11-6C-18-4-23-7-24-10C-18-13-13-11-11-6zM6-18C0-22 1-28 4-31C10-28 11-22 6-18zM3-8C9-13 15-12 17-9C13-4 7-4 3-8zM20-8C22-14 28-16 32-15C31-9 26-6 20-8z',
      ),
      fill('cream', 'M-6 4C-8-3-2-6 0-3C2-8 9-6 8-1C12-1 12 3 10 5z'),
    ],
  },
  hardhat: {
    on: 'hat',
    parts: [
      fill('accent', 'M-23 1C-24-15-14-24 0-24C14-24 24-15 23 1z'),
      fill('accentDeep', 'M-5-23.600C-4-26 4-26 5-23.600L6-2h-12z'),
      fill('accent', 'M-29 1C-14-5 14-5 29 1C32 6 25 7 18 5C8 2-8 2-18 5C-25 7-32 6-29 1z'),
      line('brass', 3, 'M17-5L33-14'),
      fill('ink', 'M32-15.600l4.6-.6l-2.6 3.800z'),
      fine(line('white', 2.2, 'M-17-8c1-5 4-8 7-10')),
    ],
  },
  finds: {
    on: 'top',
    parts: [
      fill('white', 'M2 6L7-13L22-9L18 6z'),
      fine(line('ink', 1.2, 'M9-8l9 2.400M8-4l9 2.4')),
      fill('accent', 'M-24 4C-27-9-18-16-11-15C-3-15 3-7 1 4z'),
      line(
        'accentDeep',
        1.6,
        'M-12 4C-18-3-19-7-18.6-12M-12 4C-12-4-12-9-11.6-14M-12 4C-7-3-5-7-5-12',
      ),
      line('wood', 3.4, 'M19 5L27-8'),
      fill('wood', 'M24-8l7-4l2 5l-6 3z'),
    ],
  },
  shreds: {
    on: 'top',
    parts: [fill('cream', 'M-27 2L-27-4L-22-1L-17-6L-11-2L-6-5L0-1L6-6L11-2L17-5L22-1L27-4L27 2z')],
  },
  beam: {
    on: 'top',
    parts: [
      line('metal', 2.4, 'M-5 1a5 6 0 1 1 10 0'),
      line('wood', 4.6, 'M-39-1L43-17'),
      line('brass', 2.2, 'M10-10.600h0M17-12h0M24-13.400h0M31-14.600h0M38-16h0'),
      line('metal', 1.4, 'M-34-2L-42 18M-34-2L-26 18'),
      fill('brass', 'M-45 17.600h22c0 5-4 8-11 8c-7 0-11-3-11-8z'),
      line('wood', 2.4, 'M0-8V-16'),
    ],
  },
  strapears: {
    on: 'top',
    parts: [
      fill('accentDeep', 'M-20 8L-21-23L-8-14C-3-15.6 3-15.6 8-14L21-23L20 8z'),
      fill('accent', 'M-16 6L-17-15L-9-9zM16 6L17-15L9-9z'),
      fine(line('cream', 1.4, 'M-4-8h0M0-8h0M4-8h0')),
    ],
  },
};
