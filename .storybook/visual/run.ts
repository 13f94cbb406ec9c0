/**
 * Compares a picture of every story, by theme, screen and language, with the committed one.
 *
 *   pnpm test:visual             compares; the report is test-results/visual/index.html
 *   pnpm test:visual --update    renews the pictures, and removes those without a story
 *   pnpm test:visual button      only stories whose id contains the word
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { picturesRepeat } from '../../.ci/browser.ts';
import { createPhotographer, type Photographer } from './pages.ts';
import { drop, keep, pictureOf, refuse, results, stalePictures, twinPictures } from './pictures.ts';
import { planShots, type Shot } from './plan.ts';
import { writeReport } from './report.ts';
import { openStorybook } from './storybook.ts';

/** Pages at a time. On two cores, more are slower. */
const WORKERS = 2;

const update = process.argv.includes('--update');
const word = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

if (!picturesRepeat) {
  print('skipped, because pictures can only be compared on Linux x64: 0 passed, 0 failed');
  process.exit(0);
}

rmSync(results, { recursive: true, force: true });
const storybook = await openStorybook();
const shots = planShots(storybook.stories, word);
if (shots.length === 0)
  throw new Error(word ? `no story id contains ${word}` : 'there are no stories');
/** The reason of each failure, by file. */
const failures = new Map<string, string>();
const queue = [...Map.groupBy(shots, ({ device, story }) => `${device} ${story}`).values()];
await Promise.all(Array.from({ length: WORKERS }, work));
await storybook.close();

for (const file of word === undefined ? stalePictures(shots) : [])
  if (update) drop(file);
  else failures.set(file, 'no story has this picture');
for (const { file, twin } of twinPictures(shots))
  failures.set(file, `is the same as ${twin}: tag its story \`!visual\``);

for (const [file, why] of failures) print(`✗ ${file}: ${why}`);
if (failures.size > 0) print(`report: ${path.relative('', writeReport(results, failures))}`);
const passed = shots.filter(({ file }) => !failures.has(file)).length;
print(`${passed} passed, ${failures.size} failed`);
process.exit(failures.size > 0 ? 1 : 0);

/** Takes one story after the other, in all its variants, beginning with the theme that is set. */
async function work(): Promise<void> {
  const photographer = createPhotographer(storybook.browser, storybook.address);
  for (let story = queue.shift(); story; story = queue.shift()) {
    const theme = photographer.theme();
    for (const shot of story.toSorted(
      (a, b) => Number(b.theme === theme) - Number(a.theme === theme),
    ))
      await compare(shot, photographer).catch((error: unknown) => {
        failures.set(shot.file, String(error).split('\n')[0] ?? 'failed');
      });
  }
  await photographer.close();
}

async function compare(shot: Shot, photographer: Photographer): Promise<void> {
  const expected = pictureOf(shot);
  const { picture, isExpected, isStable } = await photographer.take(shot, expected);
  if (isExpected) return;
  if (!update) failures.set(shot.file, refuse(shot, expected, picture));
  else if (isStable) keep(shot, picture);
  else failures.set(shot.file, 'it does not stop changing');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
