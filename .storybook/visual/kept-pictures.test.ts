import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPictures } from './kept-pictures.ts';
import type { Photographer } from './photographer.ts';
import type { Shot } from './plan.ts';

const shot: Shot = {
  story: {
    id: 'button--default',
    title: 'Components/Button',
    name: 'Default',
    tags: ['visual'],
    importPath: './button.stories.tsx',
  },
  device: 'phone',
  theme: 'night',
  locale: 'zh',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'companion-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each picture is another one. */
function numbered(isStable = true) {
  const taken: string[] = [];
  const photographer: Photographer = {
    take: async ({ story }, _, isFresh = false) => {
      taken.push(`${story.id} ${isFresh}`);
      return {
        png: Buffer.from([taken.length]),
        isStable,
        isAlone: isFresh,
      };
    },
    close: async () => {},
  };
  return { taken, photographer };
}

it('the next run gets the pictures of this one', async () => {
  const first = numbered();
  const now = keepPictures(first.photographer, folder);
  const quick = await now.take(shot, undefined);
  const alone = await now.take(shot, undefined, true);
  expect(first.taken).toEqual(['button--default false', 'button--default true']);
  expect(quick.png).not.toEqual(alone.png);

  const second = numbered();
  const later = keepPictures(second.photographer, folder);
  expect([await later.take(shot, undefined), await later.take(shot, undefined, true)]).toEqual([
    quick,
    alone,
  ]);
  expect(second.taken).toEqual([]);
});

it('a picture of a story that still changed is taken again', async () => {
  const { taken, photographer } = numbered(false);
  const keeping = keepPictures(photographer, folder);
  await keeping.take(shot, undefined);
  await keeping.take(shot, undefined);
  expect(taken).toHaveLength(2);
});
