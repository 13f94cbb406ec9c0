import type { Marking } from '../markings.ts';
import { fill } from './parts.ts';

export const castMarkings: Record<string, Marking> = {
  none: { from: 'face', parts: [] },
  /** Three doughs in one. */
  calico: {
    from: 'foot',
    cut: true,
    parts: [
      fill('wood', 'M-50-70L-2-70C-6-58-14-52-10-42C-8-34-18-30-22-20C-26-12-30-6-50-4z'),
      fill('accent', 'M50-70L16-70C20-60 12-52 18-44C24-36 16-28 22-18C26-10 34-8 50-8z'),
    ],
  },
};
