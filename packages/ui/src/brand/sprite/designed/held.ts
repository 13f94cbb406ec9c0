import type { Part } from '../part.ts';
import { fill, fine, line } from './parts.ts';

/** Things in a hand. The hand is at 0,0; the body is to the left. Tools of the left hand are mirrored. */
export const castHeld: Record<string, readonly Part[]> = {
  lantern: [
    line('wood', 3.2, 'M0 8L3.6-38C4.2-47-3-51-8-49.600C-12-48.6-12.6-46-12.6-43'),
    fill('ink', 'M-19.6-36.600L-12.6-43.600L-5.6-36.600z'),
    fill('glow', 'M-18.6-36.600h12c1.6 4 1.6 9 0 13h-12c-1.6-4-1.6-9 0-13z'),
    fill('ink', 'M-19-24h12.800l-1.4 3.600h-10z'),
    line('accentDeep', 1.4, 'M-12.6-36v12'),
    fine(fill('white', 'M-16.6-33c-.6 2-.6 4 0 6l1.6 0c-.5-2-.5-4 0-6z')),
  ],
  ladle: [
    line('metal', 3, 'M-1 12L3-14'),
    fill('metal', 'M-7-22h19c0 8-4 11-9.5 11c-5.5 0-9.5-3-9.5-11z'),
    fill('brass', 'M-7-22a9.5 2.4 0 1 1 19 0a9.5 2.4 0 1 1-19 0z'),
  ],
  umbrella: [
    line('wood', 2.6, 'M0 6V11C0 15-6 15-6 11'),
    fill('accentDeep', 'M-5 4C-6-8-3-20 1-27C5-20 7-8 5 4z'),
    line('metal', 2.2, 'M1-27V-31'),
    line('glow', 1.8, 'M-5 0C-2 2 2 2 5 0'),
  ],
  stick: [
    line('cream', 3.2, 'M-5 14L7-24'),
    fill('accent', 'M3.4-24.6a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0z'),
  ],
  thimble: [
    fill('metal', 'M-6-4C-6-16-4-20 1-20C6-20 8-16 7-4z'),
    fill('metal', 'M-7-5h15v4h-15z'),
    line('ink', 1.2, 'M-2-15h0M2-16h0M-3-11h0M1-11.600h0M5-11h0M-2-7.600h0M3-7.600h0'),
  ],
  pen: [
    line('wood', 2.6, 'M-2 10L6-14'),
    fill('ink', 'M-3.4 9l3 1l-4 6z'),
    fill('cream', 'M4-12C2-22 8-28 11-28C13-20 12-13 7-11z'),
  ],
  pennant: [line('wood', 2.8, 'M0 14L2-32'), fill('red', 'M2-32L9-29L11-24L8-21L2-18z')],
  scoop: [line('wood', 3, 'M-3 8L4-8'), fill('wood', 'M0-8C0-16 5-18 9-16C12-13 10-7 5-5z')],
  shell: [
    fill('light', 'M0 3C-9-2-11-14-5-17C-2-19 2-19 5-17C11-14 9-2 0 3z'),
    line('deep', 1.2, 'M0 2C-3-5-4-11-3.6-16M0 2C0-6 0-12 0-17M0 2C3-5 4-11 3.6-16'),
  ],
  stopwatch: [
    fill('deep', 'M-2-24h6v4h-6z'),
    fill('metal', 'M-8-11a9 9 0 1 1 18 0a9 9 0 1 1-18 0z'),
    fill('white', 'M-5.4-11a6.4 6.4 0 1 1 12.8 0a6.4 6.4 0 1 1-12.8 0z'),
    line('red', 1.6, 'M1-11L1-15.600M1-11L4-9'),
  ],
  hook: [line('ink', 1.6, 'M0 0L3-18'), line('metal', 2.4, 'M3-18c0-5 7-5 6.4 0c-.4 3-3 3.4-4 2')],
  envelope: [
    fill('cream', 'M-9-13h18v13h-18z'),
    line('deep', 1.4, 'M-9-13l9 7l9-7'),
    fill('red', 'M-2.6-5.600a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0z'),
  ],
  pencil: [
    line('brass', 3.6, 'M-3 9L5-14'),
    fill('ink', 'M-5 8l3.6 1.200l-3.4 4.600z'),
    fill('red', 'M3-14.600l4 1.400l1-3.600l-3.8-1.200z'),
  ],
  spoon: [
    line('metal', 2.6, 'M0 10L4-14'),
    fill('metal', 'M1-14c-1-6 3-9 6-8c3 1 4 5 1 9c-2 2-6 2-7-1z'),
  ],
  gong: [
    fill('brass', 'M-8 17C-8 5-6 0 1 0C8 0 10 5 10 17z'),
    fill('wood', 'M-9.6 15.6h21.2v3h-21.2z'),
    fill('wood', 'M-2 20a3 3 0 1 1 6 0z'),
  ],
};

/** Things on the back. The origin is the middle of the body at the height of the eyes. */
export const castBacks: Record<string, readonly Part[]> = {
  key: [
    line('brass', 4, 'M26 8h13'),
    fill('brass', 'M37 6C38-6 50-7 49.4 2C49 6.6 45 8 45 8C45 8 49 9.4 49.4 14C50 23 38 22 37 10z'),
    fill(
      'accentDeep',
      'M42.4 1.600a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM42.4 14.400a2 2 0 1 1 4 0a2 2 0 1 1-4 0z',
    ),
  ],
  waves: [
    line('accent', 2.8, 'M38-5c4 5 4 13 0 18M-38-5c-4 5-4 13 0 18'),
    line('accent', 2, 'M43-9c5 7 5 19 0 26M-43-9c-5 7-5 19 0 26'),
  ],
  handles: [line('deep', 5, 'M29-11h6c5 0 5 9 0 9h-6M-29-11h-6c-5 0-5 9 0 9h6')],
  tubes: [
    line('deep', 3.4, 'M-12 26L-20 36M12 26L20 36M0 28V36'),
    line('deep', 17, 'M26-24L36-34'),
    line('coat', 14, 'M26-24L36-34'),
    line('deep', 27, 'M18-17L26-24'),
    line('light', 24, 'M18-17L26-24'),
    line('deep', 38, 'M8-6L15-13'),
    line('coat', 35, 'M8-6L15-13'),
  ],
  tail: [line('accentDeep', 6, 'M-22 22C-42 28-46 10-38 2')],
  flows: [line('accent', 3, 'M22 26c10 4 14-4 22-1M-20 27c-8 3-12-2-20 1')],
};
