import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertBuilt } from './assert-built.ts';

/** Budgets of docs/contract.md, bytes. */
const ELEMENT_BYTES = 3_000;
const OPENED_BYTES = 125_000;

const root = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');

/** A file of the build and the files that it imports statically. */
function loadedBy(entry: string): string[] {
  const names = new Set([entry]);
  for (const name of names)
    for (const [, imported = ''] of read(`dist/${name}`).matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+)["']/g,
    ))
      names.add(imported);
  return [...names];
}

const bytesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(read(`dist/${name}`)).length, 0);

let element: string[];
let dialog: string[];
let lazy: string[];
beforeAll(() => {
  assertBuilt();
  element = loadedBy('index.js');
  dialog = loadedBy('dialog.js');
  lazy = readdirSync(new URL('dist/', root)).filter(
    (name) => name.endsWith('.js') && ![...element, ...dialog].includes(name),
  );
});

describe('sizes of the built package', () => {
  it('stay within the budgets', () => {
    expect(bytesOf(element)).toBeLessThanOrEqual(ELEMENT_BYTES);
    expect(bytesOf([...element, ...dialog])).toBeLessThanOrEqual(OPENED_BYTES);
    expect(bytesOf(dialog)).toBeGreaterThan(50_000);
  });

  it('are those of the README, rounded up by at most a twentieth', () => {
    const stated = [...read('README.md').matchAll(/\| ([\d.]+) KB \|/g)].map(([, kb]) =>
      Number(kb),
    );
    const measured = [element, dialog, lazy].map((names) => bytesOf(names) / 1_000);
    expect(stated).toHaveLength(measured.length);
    for (const [index, kb] of measured.entries()) {
      expect(stated[index], `${kb} KB`).toBeGreaterThanOrEqual(kb);
      expect(stated[index], `${kb} KB`).toBeLessThanOrEqual(kb * 1.05 + 1);
    }
  });
});
