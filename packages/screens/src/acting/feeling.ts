import type { Mood } from '@companion/ui/sprite';

/** What a companion feels for a moment. */
export type Feeling = 'surprised' | 'glad' | 'puzzled';

/** How long a feeling lasts, ms. */
const LASTS: Record<Feeling, number> = { surprised: 450, glad: 1200, puzzled: 2400 };
/** Who is surprised by a press is glad about it afterwards. */
const FOLLOWS: Partial<Record<Feeling, Feeling>> = { surprised: 'glad' };
const MOODS: Record<Feeling, Mood> = { surprised: 'surprised', glad: 'happy', puzzled: 'sad' };

/** The feeling that comes after this one, and after how many ms. */
export const afterwards = (feeling: Feeling): { feeling: Feeling | null; afterMs: number } => ({
  feeling: FOLLOWS[feeling] ?? null,
  afterMs: LASTS[feeling],
});

/**
 * The mood of a companion. A feeling covers everything; who has nothing to do and is left alone falls asleep.
 * `base` is the mood of what it is doing.
 */
export function moodOf(base: Mood, feeling: Feeling | null, isAlone: boolean): Mood {
  if (feeling) return MOODS[feeling];
  return isAlone && base === 'idle' ? 'sleepy' : base;
}
