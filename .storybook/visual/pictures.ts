import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differ, drawDifference } from './compare.ts';
import { pack } from './packed.ts';
import { type Shot, staleFiles, twins } from './plan.ts';

const baseline = path.join(import.meta.dirname, 'baseline');
export const results = path.resolve(import.meta.dirname, '../../test-results/visual');

/** The committed picture. */
export function pictureOf({ file }: Shot): Buffer | undefined {
  const committed = path.join(baseline, file);
  return existsSync(committed) ? readFileSync(committed) : undefined;
}

export function keep({ file }: Shot, picture: Buffer): void {
  write(path.join(baseline, file), pack(picture));
}

/** Saves the pictures for the report and returns what is wrong. */
export function refuse({ file }: Shot, expected: Buffer | undefined, actual: Buffer): string {
  const save = (kind: string, picture: Buffer) =>
    write(path.join(results, file.replace('.png', `.${kind}.png`)), picture);
  save('actual', actual);
  if (!expected) return 'there is no committed picture (--update takes one)';
  save('expected', expected);
  const difference = differ(expected, actual);
  if (!difference) return 'its size changed';
  save('difference', drawDifference(expected, actual));
  return `${difference.pixels} pixels differ, by up to ${difference.levels} of 255 levels`;
}

function write(file: string, picture: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Committed pictures without a story. */
export function stalePictures(shots: readonly Shot[]): string[] {
  if (!existsSync(baseline)) return [];
  return staleFiles(readdirSync(baseline, { recursive: true, encoding: 'utf8' }), shots);
}

export function drop(file: string): void {
  rmSync(path.join(baseline, file));
}

/** Committed pictures that equal another one. */
export function twinPictures(shots: readonly Shot[]) {
  const pictures = shots.map((shot) => [shot.file, pictureOf(shot)] as const);
  return twins(pictures.filter((pair): pair is [string, Buffer] => pair[1] !== undefined));
}
