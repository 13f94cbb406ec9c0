import type { Photographer } from './photographer.ts';
import { differ, encode, isSame, type Picture } from './picture.ts';
import type { Shot, Subject } from './plan.ts';

/** A picture that is not as it was. */
export interface Change {
  subject: Subject;
  shot: Shot;
  kind: 'changed' | 'new' | 'failed';
  why: string;
  /** The share of its pixels that differ. */
  share: number;
  /** The pictures as lossless WebP: pixels of a whole run would not fit into memory. */
  expected?: Buffer | undefined;
  actual?: Buffer | undefined;
}

/** Compares the chosen shots of a subject with the same stories of another commit. */
export async function compare(
  subject: Subject,
  chosen: readonly Shot[],
  photographers: { before: Photographer; now: Photographer },
  storiesBefore: ReadonlySet<string>,
): Promise<Change[]> {
  const { before, now } = photographers;
  const changes: Change[] = [];
  for (const shot of chosen) {
    const change = await attempt(subject, shot, async () => {
      if (!storiesBefore.has(shot.story.id))
        return outcome(subject, shot, undefined, (await now.take(shot, undefined, true)).picture);
      const quick = (await before.take(shot, undefined)).picture;
      const { picture, isStable } = await now.take(shot, quick);
      if (isSame(quick, picture)) return undefined;
      if (!isStable) throw new Error('it does not stop changing');
      return outcome(subject, shot, (await before.take(shot, undefined, true)).picture, picture);
    });
    if (change) changes.push(change);
  }
  return changes;
}

async function outcome(
  subject: Subject,
  shot: Shot,
  expected: Picture | undefined,
  actual: Picture,
): Promise<Change | undefined> {
  if (expected && isSame(expected, actual)) return undefined;
  const parts = {
    subject,
    shot,
    expected: expected && (await encode(expected)),
    actual: await encode(actual),
  };
  if (!expected) return { ...parts, kind: 'new', why: 'the story is new', share: 0 };
  const difference = differ(expected, actual);
  if (!difference) {
    const why = `${expected.width}×${expected.height} px became ${actual.width}×${actual.height} px`;
    return { ...parts, kind: 'changed', why, share: 1 };
  }
  const { pixels, levels } = difference;
  const why = `${pixels} pixels differ, by up to ${levels} of 255 levels`;
  return { ...parts, kind: 'changed', why, share: pixels / (actual.width * actual.height) };
}

async function attempt(
  subject: Subject,
  shot: Shot,
  compare: () => Promise<Change | undefined>,
): Promise<Change | undefined> {
  try {
    return await compare();
  } catch (error) {
    const why = String(error).split('\n')[0] ?? 'failed';
    return { subject, shot, kind: 'failed', why, share: 1 };
  }
}
