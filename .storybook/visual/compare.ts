import { viewports } from '../viewports.ts';
import type { Photographer } from './photographer.ts';
import { decode, differ, encode, type Picture, showSame, trim } from './picture.ts';
import { keyOf, type Shot, type Subject } from './plan.ts';

/** A picture that is not as it was. */
export interface Change {
  subject: Subject;
  shot: Shot;
  kind: 'changed' | 'new' | 'gone' | 'failed';
  why: string;
  /** The share of its pixels that differ. */
  share: number;
  /** The pictures as lossless WebP: pixels of a whole run would not fit into memory. */
  expected?: Buffer | undefined;
  actual?: Buffer | undefined;
}

/**
 * Compares the chosen shots of a subject with those of another commit.
 *
 * @param planned names (`keyOf`) of all pictures of each side
 */
export async function compare(
  subject: Subject,
  chosen: readonly Shot[],
  photographers: { before: Photographer; now: Photographer },
  planned: { before: ReadonlySet<string>; now: ReadonlySet<string> },
): Promise<Change[]> {
  const { before, now } = photographers;
  const changes: Change[] = [];
  for (const shot of chosen) {
    const change = await attempt(subject, shot, async () => {
      const added = async (why: string): Promise<Change> => {
        const { png } = await now.take(shot, undefined, true);
        const actual = await encode(await trimmed(shot, png));
        return { subject, shot, kind: 'new', why, share: 0, actual };
      };
      if (!planned.before.has(keyOf(shot))) return added('the picture is new');
      if (!planned.now.has(keyOf(shot))) {
        const { png } = await before.take(shot, undefined, true);
        const expected = await encode(await trimmed(shot, png));
        return { subject, shot, kind: 'gone', why: 'the picture is gone', share: 0, expected };
      }
      const quick = await before.take(shot, undefined).catch(reasonOf);
      // A change that repairs a story must not fail.
      if (typeof quick === 'string') return added(`it could not be taken before: ${quick}`);
      const { png, isStable } = await now.take(shot, quick.png);
      if (await showSame(quick.png, png)) return undefined;
      if (!isStable) throw new Error('it does not stop changing');
      const expected = quick.isAlone ? quick : await before.take(shot, undefined, true);
      if (await showSame(expected.png, png)) return undefined;
      return difference(subject, shot, await trimmed(shot, expected.png), await trimmed(shot, png));
    });
    if (change) changes.push(change);
  }
  return changes;
}

/** A picture as the report shows it. */
const trimmed = async ({ device }: Shot, png: Buffer): Promise<Picture> =>
  trim(await decode(png), viewports[device].height);

async function difference(
  subject: Subject,
  shot: Shot,
  expected: Picture,
  actual: Picture,
): Promise<Change> {
  const parts = {
    subject,
    shot,
    expected: await encode(expected),
    actual: await encode(actual),
  };
  const found = differ(expected, actual);
  if (!found) {
    const why = `${expected.width}×${expected.height} px became ${actual.width}×${actual.height} px`;
    return { ...parts, kind: 'changed', why, share: 1 };
  }
  const { pixels, levels } = found;
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
    return { subject, shot, kind: 'failed', why: reasonOf(error), share: 1 };
  }
}

const reasonOf = (error: unknown): string => String(error).split('\n')[0] ?? 'failed';

/** The last line of a run. */
export function summaryOf(total: number, changes: readonly Change[]): string {
  const count = (of: Change['kind']) => changes.filter(({ kind }) => kind === of).length;
  const failed = count('failed');
  return [
    `${total - changes.length} same`,
    `${count('changed')} changed`,
    `${count('new')} new`,
    `${count('gone')} gone`,
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
}

/** 0: all are the same. 1: some differ, or none was compared. 2: a story could not be taken. */
export function exitCodeOf(total: number, changes: readonly Change[]): 0 | 1 | 2 {
  if (changes.some(({ kind }) => kind === 'failed')) return 2;
  return total === 0 || changes.length > 0 ? 1 : 0;
}
