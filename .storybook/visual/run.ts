/**
 * Compares pictures of the stories with those of another commit. Both sets are taken here, now.
 *
 *   pnpm test:visual                     with the commit where the branch left `main`, on `main` itself with the
 *                                        commit before; only stories whose modules changed
 *   pnpm test:visual --all               all stories
 *   pnpm test:visual button              stories whose title or name contains the word
 *   pnpm test:visual --against v1.2      with another commit
 *   pnpm test:visual --or-all            all stories when no module of one changed, so that a run of CI compares some
 *
 * Exit codes: `exitCodeOf` of compare.ts.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { release } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affectedStories, changedFiles, forkPoint, type Stats } from './changed.ts';
import { type Change, compare, exitCodeOf, summaryOf } from './compare.ts';
import { git } from './git.ts';
import { keepPictures } from './kept-pictures.ts';
import { buildCommit, runPnpm } from './other-commit.ts';
import { createPhotographer } from './photographer.ts';
import {
  choosePictures,
  hasKnownScreen,
  keyOf,
  planBoth,
  planSubjects,
  type Story,
  type Subject,
} from './plan.ts';
import { renderReport } from './report/render.ts';
import { launchBrowser, serveStorybook } from './storybook.ts';

/** Components or pages at a time. On two cores, more are slower. */
const WORKERS = 2;

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'test-results/visual');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    'or-all': { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

rmSync(results, { recursive: true, force: true });
const commit = options.against === undefined ? commitBefore() : commitOf(options.against);
const against = options.against ?? commit.slice(0, 8);
runPnpm(root, 'build:storybook', '--quiet');
const folderBefore = await buildCommit(root, commit, print);
const browser = await launchBrowser();
const storybook = await serveStorybook(browser, path.join(root, 'storybook-static'));
const before = await serveStorybook(browser, folderBefore);
const subjects = {
  before: planSubjects(before.stories.filter(hasKnownScreen)),
  now: planSubjects(storybook.stories),
};
const planned = { before: keysOf(subjects.before), now: keysOf(subjects.now) };
const ids = (stories: readonly Story[]) => new Set(stories.map(({ id }) => id));
const idsNow = ids(storybook.stories);
const gone = before.stories.filter((story) => !idsNow.has(story.id) && isNamed(story));
const both = planBoth(subjects.before, subjects.now);
let queue = choosePictures(both, ids([...chooseStories(), ...gone]));
if (queue.length === 0 && options['or-all']) {
  print('no story with pictures changed: all stories are taken');
  queue = choosePictures(both, ids([...before.stories, ...storybook.stories]));
}
const compared = queue.map(({ subject, shots }) => ({
  title: subject.title,
  pictures: shots.length,
}));
const total = compared.reduce((sum, { pictures }) => sum + pictures, 0);
const changes: Change[] = [];
await Promise.all(Array.from({ length: WORKERS }, work));
await Promise.all([storybook.close(), before.close()]);
await browser.close();

if (total === 0) fail(`no picture was compared: ${nothingBecause()}`);
for (const { shot, why } of changes) print(`✗ ${keyOf(shot)}: ${why}`);

const report = path.join(results, 'index.html');
mkdirSync(results, { recursive: true });
await writeFile(report, renderReport({ changes, compared, against }));
print(`report: ${path.relative('', report)}`);
const summary = summaryOf(total, changes);
// Written last: CI treats a run without it as broken.
await writeFile(path.join(results, 'summary.txt'), `${summary}\n`);
print(summary);
process.exitCode = exitCodeOf(total, changes);

function chooseStories(): Story[] {
  const { stories } = storybook;
  if (words.length > 0) return stories.filter(isNamed);
  if (options.all) return stories;
  const files = [path.join(root, 'storybook-static'), folderBefore].map((folder) =>
    path.join(folder, 'preview-stats.json'),
  );
  if (!files.every(existsSync)) {
    print(`${against} is too old to tell which modules its stories have; all are taken`);
    return stories;
  }
  const stats = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Stats);
  const affected = affectedStories(root, stories, changedFiles(root, commit), ...stats);
  print(
    `modules of ${affected.length} of ${stories.length} stories changed since ${against}; --all takes all`,
  );
  return affected;
}

/** Whether a story is among those that the command names. Without a word it names all. */
function isNamed({ id, title, name }: Story): boolean {
  const names = `${id} ${title} ${name}`.toLowerCase();
  return words.length === 0 || words.some((word) => names.includes(word.toLowerCase()));
}

function keysOf(of: readonly Subject[]): Set<string> {
  return new Set(of.flatMap(({ shots }) => shots.map(keyOf)));
}

/** Names all that decides how a story is drawn and taken: with another camera, every picture would differ. */
function cameraId(): string {
  const camera = createHash('sha256').update(browser.version()).update(release());
  for (const file of [
    '.ci/browser.ts',
    '.storybook/viewports.ts',
    '.storybook/visual/photographer.ts',
    '.storybook/visual/storybook.ts',
    'pnpm-lock.yaml',
  ])
    camera.update(readFileSync(path.join(root, file)));
  return camera.digest('hex').slice(0, 16);
}

function nothingBecause(): string {
  if (words.length > 0)
    return `no story with pictures has a name that contains ${words.join(' or ')}`;
  if (options.all || options['or-all']) return 'no story has pictures';
  return 'no module of a story with pictures changed; use --all, or a word of a story id';
}

/** Takes one component or page after the other. */
async function work(): Promise<void> {
  const kept = path.join(`${folderBefore}.pictures`, cameraId());
  const photographers = {
    before: keepPictures(createPhotographer(browser, before.address), kept),
    now: createPhotographer(browser, storybook.address),
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { subject, shots } = next;
    const found = await compare(subject, shots, photographers, planned);
    changes.push(...found);
    print(`${subject.title}: ${shots.length} compared, ${found.length} differ`);
  }
  await photographers.before.close();
  await photographers.now.close();
}

function commitBefore(): string {
  try {
    return forkPoint(root);
  } catch {
    return fail(
      'this clone lacks the commit to compare with: `git fetch --unshallow`, or name one by --against',
    );
  }
}

function commitOf(name: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return fail(`there is no commit ${name}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(why: string): never {
  print(`${why}\n${summaryOf(0, [])}`);
  process.exit(exitCodeOf(0, []));
}
