import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { affectedStories, changedFiles, forkPoint, type Stats } from './changed.ts';
import { git } from './git.ts';
import type { Story } from './plan.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ui = './packages/ui/src';
const button = `${ui}/primitives/button/button.stories.tsx`;
const composer = `${ui}/patterns/composer/composer.stories.tsx`;
const home = './packages/screens/src/home/home.stories.tsx';
const stories = [button, composer, home].map(
  (importPath): Story => ({ id: importPath, title: '', name: '', tags: [], importPath }),
);

/** Each module and who imports it. */
const stats: Stats = {
  modules: Object.entries({
    [`${ui}/primitives/button/button.tsx`]: [button, `${ui}/patterns/composer/composer.tsx`],
    [`${ui}/patterns/composer/composer.tsx`]: [composer],
    [`${ui}/theme/night.ts`]: ['./.storybook/preview.tsx'],
    [`${ui}/patterns/game-card/game-card.css.ts`]: [home],
    [button]: ['/virtual:/stories.js'],
    [composer]: ['/virtual:/stories.js'],
    [home]: ['/virtual:/stories.js'],
  }).map(([id, importers]) => ({
    id,
    reasons: importers.map((moduleName) => ({ moduleName })),
  })),
};
const affectedBy = (...files: string[]) =>
  affectedStories(root, stories, files, stats).map(({ importPath }) => importPath);

describe('affectedStories', () => {
  it('follows imports to stories', () => {
    expect(affectedBy('packages/ui/src/primitives/button/button.tsx')).toEqual([button, composer]);
    expect(affectedBy('packages/ui/src/patterns/composer/composer.tsx')).toEqual([composer]);
  });

  it('is one story when only its file changed', () => {
    expect(affectedBy(button.slice(2))).toEqual([button]);
  });

  it('is every story when the preview imports the file', () => {
    expect(affectedBy('packages/ui/src/theme/night.ts')).toEqual([button, composer, home]);
  });

  it('is every story when the install or the Storybook changed', () => {
    for (const file of ['pnpm-lock.yaml', '.storybook/main.ts', '.ci/browser.ts'])
      expect(affectedBy(file)).toHaveLength(stories.length);
  });

  it('is none when nothing that a story shows changed', () => {
    expect(affectedBy('README.md', '.storybook/visual/run.ts', '.storybook/pages.test.ts')).toEqual(
      [],
    );
  });

  it('follows imports of style files, which the build evaluates', () => {
    expect(affectedBy('packages/ui/src/internal/pictured-card.css.ts')).toEqual([home]);
  });

  it('is every story with recorded answers or documents when their source changed', () => {
    expect(affectedBy('packages/sandbox/src/content/games/x.json')).toEqual([home]);
    expect(affectedBy('site/server/documents.ts')).toEqual([home]);
  });

  it('follows imports of the other commit, too', () => {
    const gone = `${ui}/primitives/button/gone.ts`;
    const before: Stats = { modules: [{ id: gone, reasons: [{ moduleName: button }] }] };
    const affected = affectedStories(root, stories, [gone.slice(2)], stats, before);
    expect(affected.map(({ importPath }) => importPath)).toEqual([button]);
  });
});

describe('in a repository', () => {
  let repository: string;
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const commit = (message: string) => {
    git(repository, ...author, 'commit', '--quiet', '--allow-empty', '-m', message);
    return git(repository, 'rev-parse', 'HEAD');
  };
  beforeEach(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'companion-fork-'));
    git(repository, 'init', '--quiet', '--initial-branch=main');
  });
  afterEach(() => rmSync(repository, { recursive: true }));

  it('a moved file has changed by both names, in any letters', () => {
    const write = (name: string) => writeFileSync(path.join(repository, name), 'the same text');
    write('灯.json');
    git(repository, 'add', '.');
    const first = commit('first');
    git(repository, 'mv', '灯.json', '钟.json');
    write('不在册.json');
    expect(changedFiles(repository, first).sort()).toEqual(['不在册.json', '灯.json', '钟.json']);
  });

  it('a changed text is a change of the modules that name it, not of its catalogue', () => {
    const write = (name: string, content: string) => {
      const file = path.join(repository, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    };
    const catalogue = 'packages/ui/messages/ja.json';
    const texts = { 'ui.chip.on': '入', 'ui.chip.off': '切', 'ui.badge': '新' };
    write(catalogue, JSON.stringify(texts));
    write('packages/ui/src/chip/messages.ts', "[{ id: 'ui.chip.on' }, { id: 'ui.chip.off' }]");
    write('packages/ui/src/badge.ts', "text('ui.badge')");
    git(repository, 'add', '.');
    const first = commit('first');
    const changedBy = (changes: Partial<Record<string, string>>) => {
      write(catalogue, JSON.stringify({ ...texts, ...changes }));
      return changedFiles(repository, first);
    };
    expect(changedBy({ 'ui.chip.on': '点' })).toEqual(['packages/ui/src/chip/messages.ts']);
    expect(changedBy({ 'ui.badge': undefined })).toEqual(['packages/ui/src/badge.ts']);
    expect(changedBy({ 'ui.unknown': '？' })).toEqual([catalogue]);
  });

  it('the fork point is the later one of main here and at the origin', () => {
    commit('first');
    git(repository, 'switch', '--quiet', '--create', 'branch');
    const second = commit('second, at the origin');
    git(repository, 'update-ref', 'refs/remotes/origin/main', second);
    commit('of the branch');
    expect(forkPoint(repository)).toBe(second);
  });

  it('a clone without the commit before has no fork point', () => {
    commit('first');
    commit('second');
    const clone = `${repository}-clone`;
    git(repository, 'clone', '--quiet', '--depth', '1', `file://${repository}`, clone);
    expect(() => forkPoint(clone)).toThrow(/ambiguous argument/);
    rmSync(clone, { recursive: true });
  });

  it('the fork point is the commit where the branch left main', () => {
    const first = commit('first');
    git(repository, 'switch', '--quiet', '--create', 'branch');
    commit('of the branch');
    git(repository, 'switch', '--quiet', 'main');
    commit('later on main');
    git(repository, 'switch', '--quiet', 'branch');
    expect(forkPoint(repository)).toBe(first);
  });

  it('the fork point is the commit before on main itself, also after a merge', () => {
    const first = commit('first');
    const second = commit('second');
    expect(forkPoint(repository)).toBe(first);
    git(repository, 'switch', '--quiet', '--create', 'branch', first);
    commit('of the branch');
    git(repository, 'switch', '--quiet', 'main');
    git(repository, ...author, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'branch');
    expect(forkPoint(repository)).toBe(second);
  });

  it('the fork point is the last commit on main when something is not committed', () => {
    commit('first');
    const second = commit('second');
    writeFileSync(path.join(repository, 'new.txt'), '');
    expect(forkPoint(repository)).toBe(second);
  });
});
