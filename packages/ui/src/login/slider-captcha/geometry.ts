import type { SliderChallenge } from './challenge.ts';

/** Range and steps of the piece, whole px of the picture. */
export interface Track {
  max: number;
  /** Step of an arrow key or a step button. */
  step: number;
  page: number;
}

/** A step is 1/160 of the picture: about 2 px on a phone, well within the accepted tolerance. */
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

/** Position as a share of the range, 0–1. */
export const shareOf = (x: number, { max }: Track): number => (max === 0 ? 0 : x / max);

/** Position after a key of the WAI-ARIA slider pattern, or null for any other key. */
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

/** Position of the piece when the handle is `offset` px from the start of the rail and can move by `room` px. */
export const atOffset = (offset: number, room: number, track: Track): number =>
  room <= 0 ? 0 : placed((offset / room) * track.max, track);
