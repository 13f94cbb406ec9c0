import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildCommit } from './other-commit.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'companion-commit-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('builds and pictures that no run used for 30 days are removed', async () => {
  const kept = path.join(root, 'node_modules/.cache/companion-visual');
  const keep = (name: string, days: number) => {
    const used = (Date.now() - days * DAY_MS) / 1_000;
    mkdirSync(path.join(kept, name), { recursive: true });
    utimesSync(path.join(kept, name), used, used);
  };
  keep('now', 40);
  keep('now.pictures', 40);
  keep('old', 31);
  keep('old.pictures', 31);
  keep('recent', 29);
  const print = vi.fn();
  await buildCommit(root, 'now', print);
  expect(print).not.toHaveBeenCalled();
  await buildCommit(root, 'recent', print);
  expect(readdirSync(kept).toSorted()).toEqual(['now', 'now.pictures', 'recent']);
});
