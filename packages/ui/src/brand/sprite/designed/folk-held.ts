import type { Part } from '../part.ts';
import { fill, line } from './parts.ts';

/** What people of games carry. The hand is at 0,0. */
export const folkHeld: Record<string, readonly Part[]> = {
  jug: [
    line('wood', 2.4, 'M-5-4C-5-12 7-12 7-4'),
    fill('accent', 'M-5-5h12l3 5c1 8-2 12-4 12h-10c-2 0-5-4-4-12z'),
    fill('glow', 'M-5-5h12l1.4 2.600h-14.800z'),
  ],
  axe: [line('wood', 3.2, 'M-2 14L3-24'), fill('metal', 'M1-24L13-28C15-22 14-15 11-12L1-16z')],
  twig: [
    line('leaf', 2.6, 'M0 8L3-18M2-8L9-13M1-2L-6-8'),
    fill('leaf', 'M3-18c-3-4-1-8 2-9c3 3 2 7-2 9z'),
  ],
  blowpipe: [
    line('metal', 2.8, 'M-2 12L4-20'),
    fill('glow', 'M-2-26a6.6 7.4 0 1 1 13.2 0a6.6 7.4 0 1 1-13.2 0z'),
    fill('white', 'M.6-29c.6-2 2-3 3.6-3c-1 1-1.6 2-1.8 4z'),
  ],
  crook: [line('wood', 3.2, 'M0 16L2-28C2-38 14-36 12-27C11-23 8-23 7-25')],
  chart: [
    fill('accentDeep', 'M-8-18h18v19h-18z'),
    line('glow', 2.2, 'M-4-13h0M3-9h0M6-14h0M-2-4h0'),
    line('glow', 0.9, 'M-4-13L3-9L6-14M3-9L-2-4'),
  ],
  book: [
    fill('red', 'M-9-15h19v18h-19z'),
    fill('cream', 'M-6-15h16v3h-16z'),
    line('glow', 1.6, 'M-4-7h10M-4-3h6'),
  ],
  punch: [
    line('metal', 3, 'M-4 6L6-12M6 6L-2-12'),
    fill('metal', 'M-5-12C-5-19 9-19 9-12z'),
    fill('glow', 'M2-17l1 2l2.2.3l-1.6 1.600l.4 2.200l-2-1l-2 1l.4-2.200l-1.6-1.600l2.2-.3z'),
  ],
  wheel: [line('metal', 3, 'M-9-8a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM-8-8h18M1-8v9')],
  bag: [
    line('ink', 2.4, 'M-3-4C-3-11 6-11 6-4'),
    fill('wood', 'M-9-4h21c2 0 2 2 2 4v9c0 2-1 3-3 3h-19c-2 0-3-1-3-3v-9c0-2 0-4 2-4z'),
    line('brass', 2, 'M-10 2h24'),
  ],
  fork: [line('metal', 2.8, 'M1 10V-6M-5-24V-12C-5-4 7-4 7-12V-24')],
  mic: [
    line('ink', 3, 'M-2 8L4-10'),
    fill('metal', 'M-1-16a6 6 0 1 1 12 0a6 6 0 1 1-12 0z'),
    line('ink', 1, 'M0-16h10M5-21v10'),
  ],
  abacus: [
    line('wood', 2.4, 'M-9-17h20v19h-20z'),
    line('wood', 1.2, 'M-3-17v19M4-17v19'),
    line('red', 3.6, 'M-3-11h0M-3-3h0M4-13h0M4-8h0'),
  ],
  phone: [
    line('ink', 5, 'M-4 6C-9-2-4-16 6-18'),
    fill('ink', 'M-8 2l7 3l-3 6l-6-3zM3-22l6 3l-2 6l-6-3z'),
  ],
  oar: [line('wood', 3, 'M-1 16L3-20'), fill('wood', 'M-1-18C-3-30 3-36 6-35C10-34 11-26 8-17z')],
  saltbag: [
    fill('cream', 'M-8 10C-13 2-7-6-3-7L-5-12L8-12L6-7C10-6 15 2 11 10z'),
    line('red', 2, 'M-4-7h11'),
  ],
  ruler: [
    fill('brass', 'M-3 12h7V-30h-7z'),
    line('ink', 1.2, 'M-3-26h4M-3-21h3M-3-16h4M-3-11h3M-3-6h4'),
  ],
  knife: [line('wood', 4, 'M-2 8L0 0'), fill('metal', 'M-3 0h7C7-10 6-18 2-24C-2-16-4-8-3 0z')],
  hammer: [line('wood', 3.2, 'M-1 12L2-18'), fill('metal', 'M-9-24h21v9h-21z')],
  nuts: [
    fill('wood', 'M-8-6h18l-3 12h-12z'),
    fill('accentDeep', 'M-7-8a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM0-10a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'),
  ],
  radio: [
    line('metal', 1.8, 'M6-16L12-32'),
    fill('deep', 'M-9-17h20c1 0 2 1 2 2v16c0 1-1 2-2 2h-20c-1 0-2-1-2-2v-16c0-1 1-2 2-2z'),
    fill('glow', 'M-7-13h9v4h-9z'),
    line('cream', 1.4, 'M-6-4h12M-6-1h12M7-11h0'),
  ],
  map: [
    fill('cream', 'M-10-15l7 3l7-3l7 3v16l-7-3l-7 3l-7-3z'),
    line('red', 1.6, 'M-6-4l5-3l4 3l4-5'),
  ],
  crate: [fill('wood', 'M-9-14h20v19h-20z'), line('cream', 1.6, 'M-9-14h20v19h-20zM-9-14l20 19')],
  buoy: [
    fill('red', 'M-6 4L-2-14h6L8 4z'),
    fill('white', 'M-4-5h10l1 4h-12z'),
    line('ink', 2, 'M1-14v-6'),
  ],
  sonar: [
    line('accent', 2.2, 'M4-6c3-3 3-9 0-12M8-2c6-6 6-16 0-20'),
    fill('metal', 'M-6 6L-4-12h6L4 6z'),
  ],
  harpoon: [line('wood', 2.8, 'M-2 18L4-26'), fill('metal', 'M4-38L9-25L4-27L-1-25z')],
  hourglass: [
    line('wood', 2.4, 'M-7-22h16M-7 2h16'),
    fill('white', 'M-5-21h12c0 6-4 8-4 11s4 5 4 11h-12c0-6 4-8 4-11s-4-5-4-11z'),
    fill('brass', 'M-3 1c1-4 3-5 4-5s3 1 4 5z'),
  ],
  lute: [
    line('wood', 3, 'M2-6L8-32'),
    fill('wood', 'M-8 4C-12-8-2-14 3-12C10-12 13-2 9 5C5 11-4 11-8 4z'),
    line('cream', 1, 'M1 6L7-28'),
    fill('ink', 'M-2-1a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'),
  ],
  waterskin: [
    fill('wood', 'M-7 8C-12-2-4-8-2-12h6C6-8 14-2 9 8C5 12-4 12-7 8z'),
    fill('cream', 'M-3-16h8v4h-8z'),
  ],
  striker: [
    line('red', 1.6, 'M-6-14v-9M10-14v-9'),
    fill('wood', 'M-14-15h32v9h-32z'),
    fill('brass', 'M-14-15h5v9h-5zM13-15h5v9h-5z'),
  ],
  coin: [
    fill('brass', 'M-8-9a10 10 0 1 1 20 0a10 10 0 1 1-20 0z'),
    fill('accentDeep', 'M-1-12h6v6h-6z'),
  ],
  bar: [fill('wood', 'M-4 16V-34h9V16z'), fill('metal', 'M-5-24h11v4h-11zM-5 4h11v4h-11z')],
  bow: [
    line('wood', 3, 'M-1 14C14 4 14-20-1-30'),
    line('cream', 1, 'M-1 14V-30'),
    line('accent', 2, 'M-8-8h20'),
    fill('accent', 'M12-11l6 3l-6 3z'),
  ],
  purse: [
    fill('brass', 'M-8 6C-12-2-5-8-2-10L-5-14h12L4-10C8-8 14-2 10 6C6 10-4 10-8 6z'),
    line('red', 2, 'M-3-10h8'),
    line('ink', 1.6, 'M1-5v9M-2-2h6'),
  ],
  dagger: [
    fill('metal', 'M-3-6L1-30L6-6z'),
    line('ink', 3, 'M-5-5h13'),
    line('wood', 3, 'M1 6V-4'),
  ],
  stump: [
    fill('wood', 'M-8 8L-7-8h17L11 8z'),
    fill('cream', 'M-7-8a8.6 3 0 1 1 17 0a8.6 3 0 1 1-17 0z'),
    fill('leaf', 'M9-6c5-4 8-2 8 1c-3 2-6 2-8-1z'),
  ],
  drum: [
    fill('red', 'M-9-10h21v14h-21z'),
    fill('cream', 'M-9-10a10.5 3.4 0 1 1 21 0a10.5 3.4 0 1 1-21 0z'),
    line('brass', 1.6, 'M-9-6l5 10l6-10l5 10l5-10'),
    line('wood', 2, 'M8-14L14-26'),
  ],
  tray: [
    line('metal', 3, 'M-12-8h27'),
    fill('cream', 'M-8-10C-8-18 4-18 4-10zM6-10h7v-6h-7z'),
    line('accent', 1.2, 'M-4-19c0-2 2-2 2-4'),
  ],
  plates: [
    fill('cream', 'M-11-2h24c0 4-24 4-24 0zM-11-7h24c0 4-24 4-24 0zM-11-12h24c0 4-24 4-24 0z'),
  ],
  skillet: [
    line('metal', 4, 'M0 8L2-6'),
    fill('metal', 'M-9-12h22c0 8-4 10-11 10c-7 0-11-2-11-10z'),
    fill('red', 'M-4-13c-3-6 2-7 2-12c5 3 3 7 5 7c2-2 1-4 2-5c3 4 3 8 0 10z'),
  ],
  keyring: [
    line('brass', 2.4, 'M-3-6a5 5 0 1 1 10 0a5 5 0 1 1-10 0z'),
    line('brass', 2.6, 'M0-1L-5 12M-5 12l3 1M4-1L7 11M7 11l-3 1'),
  ],
  wrench: [
    line('metal', 3.6, 'M-2 12L4-14'),
    fill('metal', 'M-2-14C-5-22 2-27 6-27L5-20L9-19L13-25C16-19 13-12 7-11z'),
  ],
  mailbag: [
    line('wood', 2.4, 'M-6-4C-4-12 8-12 9-4'),
    fill('accent', 'M-9-4h20v14h-20z'),
    line('white', 1.6, 'M-9-4l10 8l10-8'),
  ],
  flute: [fill('wood', 'M-4 8L8-26L12-24L1 9z'), line('ink', 1.8, 'M3-8h0M5-14h0M7-19h0')],
  candle: [fill('cream', 'M-3-12h8v16h-8z'), fill('glow', 'M1-13c-4-4-1-7 0-10c3 3 5 7 0 10z')],
  swords: [
    fill('metal', 'M-3-4L10-36L14-35L4-3z'),
    line('ink', 3, 'M-6-4L8-1'),
    line('red', 3, 'M-1 6L1-2'),
  ],
  scales: [
    line('brass', 2, 'M2 8V-24M-10-20L14-26M-10-20l-4 10M-10-20l4 10M14-26l-4 10M14-26l4 10'),
    fill('brass', 'M-15-10h10c0 5-10 5-10 0zM9-16h10c0 5-10 5-10 0z'),
  ],
  brush: [line('wood', 3, 'M-1-2L6-30'), fill('ink', 'M-5-3l7 2C3 6 0 10-5 14C-7 8-8 2-5-3z')],
  chopsticks: [line('wood', 2.8, 'M-2 12L4-36M6 12L10-36')],
  glass: [fill('white', 'M-4-2L-6-16h14L6-2z'), fill('accent', 'M-5-9h12L6-2h-10z')],
  seed: [
    fill('wood', 'M-7 4h17v8h-17z'),
    line('leaf', 2.6, 'M2 4V-8'),
    fill('leaf', 'M2-6C-6-7-9-12-8-16C-1-16 2-12 2-6zM2-8C4-16 9-17 13-16C13-10 8-7 2-8z'),
  ],
  bundle: [
    line('wood', 3, 'M-4 14L8-26'),
    fill('red', 'M2-22C-4-32 10-40 17-33C23-27 17-16 8-19z'),
  ],
  ticketroll: [
    fill('accent', 'M-7-8a8 8 0 1 1 16 0a8 8 0 1 1-16 0z'),
    fill('cream', 'M-3-8a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM5-3h11v6h-11z'),
  ],
};

export const folkBacks: Record<string, readonly Part[]> = {
  pack: [
    fill('wood', 'M-30 8C-36 10-36 34-30 36h60C36 34 36 10 30 8z'),
    line('brass', 2, 'M-32 20h-2M32 20h2'),
  ],
  kitewings: [
    fill(
      'cream',
      'M-18 24C-34 8-48 8-49 2C-44-6-24 0-14 14zM18 24C34 8 48 8 49 2C44-6 24 0 14 14z',
    ),
    line('accent', 1.8, 'M-18 22C-30 10-40 6-48 3M18 22C30 10 40 6 48 3'),
  ],
  pole: [
    line('wood', 3.4, 'M-42-22L40 30'),
    fill('accent', 'M-48-24C-50-34-36-36-34-27C-33-20-44-17-48-24z'),
  ],
  sheep: [
    fill(
      'cream',
      'M27 30C24 24 30 20 34 22C37 18 44 20 44 25C49 26 48 33 44 33C44 37 38 38 35 36C31 38 27 35 27 30z',
    ),
    line('ink', 2.4, 'M33 37v5M40 37v5'),
    fill('ink', 'M43 24c5-2 7 3 5 6c-3 1-5-1-5-6z'),
  ],
  tank: [
    fill('metal', 'M-34 6c0-6 10-6 10 0v26h-10zM24 6c0-6 10-6 10 0v26h-10z'),
    line('brass', 2, 'M-34 14h10M24 14h10'),
  ],
  camelpack: [
    fill('wood', 'M-40 26C-44 10-30 4-26 12L-24 38h-16zM40 26C44 10 30 4 26 12L24 38h16z'),
  ],
  mirror: [line('metal', 3.6, 'M-38 40C-46-30 46-30 38 40')],
};
