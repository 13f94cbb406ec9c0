import type { SliderChallenge } from './challenge.ts';

/** Where the piece may be and how it is moved there, in whole picture px. */
export interface Track {
  max: number;
  /** One arrow key or one press on a step button. */
  step: number;
  page: number;
}

/** 1/160 of the picture: a press moves the piece by some 2 px on a phone, well within what counts as the right place. */
const STEPS_ACROSS = 160;
const STEPS_A_PAGE = 10;

export function trackOf({
  width,
  piece_width,
}: Pick<SliderChallenge, 'width' | 'piece_width'>): Track {
  const step = Math.max(1, Math.round(width / STEPS_ACROSS));
  return { max: Math.max(0, width - piece_width), step, page: step * STEPS_A_PAGE };
}

export const placed = (x: number, { max }: Track): number =>
  Math.min(max, Math.max(0, Math.round(x)));

/** How far along, 0–1. */
export const shareOf = (x: number, { max }: Track): number => (max === 0 ? 0 : x / max);

/** Where a key takes the piece, or null when it is not one of the slider's (WAI-ARIA slider pattern). */
export function moved(x: number, key: string, track: Track): number | null {
  const { max, step, page } = track;
  const by: Record<string, number> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: page,
    PageDown: -page,
    Home: -max,
    End: max,
  };
  const distance = by[key];
  return distance === undefined ? null : placed(x + distance, track);
}

/** Position of the piece when the handle is `offset` px from the left end of the rail, with `room` px to move in. */
export const atOffset = (offset: number, room: number, track: Track): number =>
  room <= 0 ? 0 : placed((offset / room) * track.max, track);
