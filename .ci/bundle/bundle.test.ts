import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('stops with one line, and empties nothing, for a last release that is missing or in the folder to make', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'companion-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = path.join(folder, 'bundle');
  const assets = 'build/client/assets';
  for (const release of ['', 'earlier'])
    mkdirSync(path.join(out, release, assets), { recursive: true });
  const link = path.join(folder, 'link');
  symlinkSync(out, link);
  const missing = path.join(folder, 'missing');

  const bundle = (previous: string) => {
    const script = path.join(import.meta.dirname, 'bundle.ts');
    const parameters = [script, '--out', out, '--previous', previous];
    const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
    return { status, stderr, left: readdirSync(out) };
  };
  const left = ['build', 'earlier'];
  const elsewhere = `--previous takes a folder elsewhere than ${out}, which is emptied first\n`;
  for (const previous of [out, link, path.join(out, 'earlier')])
    expect(bundle(previous)).toEqual({ status: 1, stderr: elsewhere, left });
  expect(bundle(missing)).toEqual({
    status: 1,
    stderr: `--previous takes the folder of a release: ${path.join(missing, assets)} is missing\n`,
    left,
  });
});
