import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Photographer } from './photographer.ts';
import { keyOf, type Shot } from './plan.ts';

/**
 * A photographer whose pictures stay in a folder for the next run. A picture of a page of its own and one of a page that
 * showed others are kept apart: they may differ.
 */
export function keepPictures(photographer: Photographer, folder: string): Photographer {
  const fileOf = (shot: Shot, isFresh: boolean) =>
    path.join(folder, `${keyOf(shot)}${isFresh ? '-alone' : ''}.png`);
  return {
    async take(shot, expected, isFresh = false) {
      const file = fileOf(shot, isFresh);
      if (existsSync(file)) return { png: readFileSync(file), isStable: true, isAlone: isFresh };
      const taken = await photographer.take(shot, expected, isFresh);
      if (taken.isStable) write(file, taken.png);
      return taken;
    },
    close: () => photographer.close(),
  };
}

/** A run that is stopped leaves no half of a file. */
function write(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, file);
}
