import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'companion-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(import.meta.dirname, folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
});

function check() {
  const program = path.join(import.meta.dirname, 'check-content.ts');
  const parameters = ['--conditions=@companion/source', program, folder];
  const { status, stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

function edit(file: string, from: string | RegExp, to: string): number {
  const whole = path.join(folder, file);
  const text = readFileSync(whole, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(whole, changed);
  return changed.slice(0, changed.indexOf(to)).split('\n').length;
}

it('accepts our own content', () => {
  const { status, lines } = check();
  expect(lines.at(-1)).toMatch(/^\d+ files, 0 problems$/);
  expect(status).toBe(0);
});

it('names file and line of a wrong field, of a syntax error and of an unknown id', () => {
  const hue = edit('companions/jiu-sheng.json', /"hue": \d+/, '"hue": "red"');
  const comma = edit('activities.json', /"id": "[\w-]+",/, '"id": "x" oops');
  const game = edit(
    'companions/lao-tang.json',
    /"games": \[\s*"[\w-]+"/,
    '"games": ["no-such-game"',
  );
  const { status, lines } = check();
  expect(status).toBe(1);
  const at = (file: string, line: number) =>
    lines.find((one) => one.startsWith(`${file}:${line}: `));
  expect(at('companions/jiu-sheng.json', hue)).toContain('hue');
  expect(at('activities.json', comma)).toContain('JSON');
  expect(at('companions/lao-tang.json', game)).toContain('no-such-game');
});

it('names the line and the article of a wrong drawing', () => {
  const file = 'games/nine-bells/plates.json';
  const line = edit(file, '"type": "phases"', '"type": "poem"');
  const { lines } = check();
  expect(lines[0]).toMatch(`${file}:${line}: nine-bells-han-du.0.type: `);
  expect(lines).toHaveLength(2);
});

it('names the line of an empty question', () => {
  const file = 'games/nine-bells/articles/nine-bells-first-hour.md';
  const line = edit(file, /^question\.ja: .+$/m, 'question.ja:');
  expect(check().lines[0]).toMatch(`${file}:${line}: question.ja: `);
});

it('names the line of a wrong key in the head of an article', () => {
  const file = 'games/nine-bells/articles/nine-bells-first-hour.md';
  const line = edit(file, /^kind: /m, 'colour: red\nkind: ');
  expect(check().lines).toContain(`${file}:${line}: unknown key in the head: colour`);
});
