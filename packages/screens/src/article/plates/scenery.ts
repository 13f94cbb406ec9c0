import type { PlateOf } from '@companion/sdk/contract';

/** Two motifs for each ground, drawn with the pen around the origin, at most 32 units wide. */
export const motifs: Record<PlateOf<'route'>['ground'], readonly [string, string]> = {
  ridge: [
    'M-14 9Q-8 0-4-9Q-1-5 1-2L5-6Q10 1 15 9M-4-9Q-2 0-5 5M-1-4Q0 2-1 6M5-6Q6 1 4 6',
    'M0-11Q-3-5-6-2M0-11Q3-5 6-2M0-5Q-4 1-8 4M0-5Q4 1 8 4M0 4V9M-8 4Q0 6 8 4',
  ],
  sea: [
    'M-15 0Q-11-5-7 0T1 0T9 0Q12-4 15-2M-6 6Q-3 2 1 6T8 6',
    'M-9 5Q-8-4-3-5Q1-8 4-3Q9-2 10 5M-3-5Q-1 0-3 4M4-3Q4 1 6 4M-14 5Q-11 8-8 5T-2 7',
  ],
  town: [
    'M-9 8V-2L0-9L9-2V8ZM-3 8V2H3V8M4-6V-10H7V-3',
    'M-12 8V-1H-2V8M-2 8V-7L5-10L12-7V8ZM2-3H5M8-3H9M2 2H5M8 2H9',
  ],
  sky: [
    'M-14 5Q-17-2-10-3Q-8-10-1-8Q5-11 8-4Q15-4 14 5ZM-6 1Q-3-3 1 0',
    'M-14-3H4Q11-4 8-8Q5-10 3-7M-10 2H9Q14 3 12 7Q9 9 7 6',
  ],
  deep: [
    'M-6 10Q-11 4-6-1T-6-11M1 10Q6 5 1 0T2-8M7 10Q4 6 8 2',
    'M-8 4A4 4 0 1 1-8 3.9M3-3A3 3 0 1 1 3-3.1M5 6A2 2 0 1 1 5 5.9',
  ],
  field: [
    'M-6 6Q-7 0-10-4M-5 6Q-5-2-4-7M-4 6Q-2 0 1-3M6 8Q6 4 4 1M7 8Q8 3 10 1',
    'M-3 9V0M-3 3Q-11 2-10-6Q-3-8-1 0M0 2Q7 2 8-5Q1-8-3 0',
  ],
  rooms: [
    'M-11-9H11V9H-11ZM-11-3H11M-4-9V9M4-9V9M-11 3H11',
    'M-9 9V-4Q0-13 9-4V9ZM-4 9V0Q0-4 4 0V9',
  ],
};
