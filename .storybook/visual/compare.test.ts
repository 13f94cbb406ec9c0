import { describe, expect, it, vi } from 'vitest';
import { type Change, compare, exitCodeOf, summaryOf } from './compare.ts';
import type { Photographer } from './photographer.ts';
import { CHANNELS, encode } from './picture.ts';
import { keyOf, planBoth, planSubjects, type Story } from './plan.ts';

const story = (id: string): Story => ({
  id,
  title: 'Components/Button',
  name: id,
  tags: ['visual'],
  importPath: './button.stories.tsx',
  viewport: 'phone',
});
/** Takes pictures of one level, in pages that were opened for the story or that showed others. */
const photographer = (level: number, isAlone = false) => ({
  take: vi.fn<Photographer['take']>(async (_shot, _expected, isFresh = false) => ({
    png: await encode({ width: 4, height: 3, data: Buffer.alloc(4 * 3 * CHANNELS, level) }),
    isStable: true,
    isAlone: isAlone || isFresh,
  })),
  close: async () => {},
});

describe('comparison with another commit', () => {
  it('tells new, gone, changed and equal stories apart', async () => {
    const before = planSubjects(['gone', 'kept'].map(story));
    const now = planSubjects(['new', 'kept'].map(story));
    const [subject] = planBoth(before, now);
    if (!subject) throw new Error('no subject');
    const keys = (subjects: typeof now) => new Set(subjects.flatMap((one) => one.shots.map(keyOf)));
    const planned = { before: keys(before), now: keys(now) };
    const compareLevels = (before: number, now: number) =>
      compare(
        subject,
        subject.shots,
        { before: photographer(before), now: photographer(now) },
        planned,
      );
    const kindsOf = (changes: Change[]) =>
      changes.map(({ kind, shot }) => `${shot.story.id} ${kind}`);
    const changed = await compareLevels(10, 20);
    expect(new Set(kindsOf(changed))).toEqual(new Set(['new new', 'gone gone', 'kept changed']));
    expect(new Set(kindsOf(await compareLevels(10, 10)))).toEqual(
      new Set(['new new', 'gone gone']),
    );
    expect(summaryOf(subject.shots.length, changed)).toBe('0 same, 2 changed, 2 new, 2 gone');
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('takes a picture again only in a page of its own (alone: %s)', async (isAlone, times) => {
    const [subject] = planSubjects([story('kept')]);
    if (!subject) throw new Error('no subject');
    const [shot] = subject.shots;
    if (!shot) throw new Error('no shot');
    const planned = { before: new Set([keyOf(shot)]), now: new Set([keyOf(shot)]) };
    const before = photographer(10, isAlone);
    await compare(subject, [shot], { before, now: photographer(20) }, planned);
    expect(before.take).toHaveBeenCalledTimes(times);
  });
});

describe('a story that could not be taken', () => {
  const [subject] = planSubjects([story('kept')]);
  const shots = subject?.shots.slice(0, 1) ?? [];
  const keys = new Set(shots.map(keyOf));
  const broken = (): Photographer => ({
    ...photographer(10),
    take: vi.fn(() => Promise.reject(new Error('the story threw an error'))),
  });
  const kinds = async (before: Photographer, now: Photographer) =>
    (await compare(subject!, shots, { before, now }, { before: keys, now: keys })).map(
      ({ kind, why }) => [kind, why],
    );

  it('is new when only the other commit fails', async () => {
    const why = 'it could not be taken before: Error: the story threw an error';
    expect(await kinds(broken(), photographer(10))).toEqual([['new', why]]);
  });

  it('has failed when this commit fails', async () => {
    const failed = [['failed', 'Error: the story threw an error']];
    expect(await kinds(photographer(10), broken())).toEqual(failed);
    expect(await kinds(broken(), broken())).toEqual(failed);
  });
});

describe('exit code', () => {
  const [subject] = planSubjects([story('kept')]);
  const [shot] = subject?.shots ?? [];
  const change = (kind: Change['kind']): Change => ({
    subject: subject!,
    shot: shot!,
    kind,
    why: '',
    share: 0,
  });

  it.each<[string, number, Change['kind'][], number]>([
    ['all are the same', 5, [], 0],
    ['one differs', 5, ['changed'], 1],
    ['one is new', 5, ['new'], 1],
    ['none was compared', 0, [], 1],
    ['a story could not be taken', 5, ['changed', 'failed'], 2],
  ])('when %s', (_, total, kinds, code) => {
    expect(exitCodeOf(total, kinds.map(change))).toBe(code);
  });
});
