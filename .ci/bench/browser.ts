/**
 * The browser of benchmarks: that of the checks, with all Hanzi in one font like on real devices. The
 * hundred font slices of the checks would delay the first layout by 300 to 400 ms.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFont } from 'fonteditor-core';
import type { LaunchOptions } from 'playwright';
import { browserLaunchOptions, fontConfiguration, isPackaged, madeOnce } from '../browser.ts';

const SLICES = 'noto-sans-sc';

export async function benchBrowserLaunchOptions(): Promise<LaunchOptions> {
  const options = await browserLaunchOptions();
  if (!isPackaged || options.executablePath === undefined) return options;
  const home = path.dirname(options.executablePath);
  const whole = path.join(home, 'whole-font');
  await madeOnce(whole, async (partial) => {
    writeFileSync(path.join(partial, `${SLICES}.ttf`), mergeSlices(path.join(home, 'fonts')));
    writeFileSync(
      path.join(partial, 'fonts.conf'),
      fontConfiguration([whole, path.join(home, 'fonts/fonts')], path.join(whole, 'cache')),
    );
  });
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: path.join(whole, 'fonts.conf') } };
}

/** Merges all slices into one font of the first weight. */
function mergeSlices(folder: string): Buffer {
  const [first, ...rest] = readdirSync(folder)
    .filter((file) => file.startsWith(SLICES))
    .map((file) => createFont(readFileSync(path.join(folder, file)), { type: 'ttf' }));
  if (first === undefined) throw new Error(`no slices of ${SLICES} in ${folder}`);
  for (const slice of rest) first.merge(slice, { scale: 1 });
  const font = first.get();
  // Slices repeat some glyphs, such as the space.
  const known = new Set<number>();
  for (const glyph of font.glyf)
    glyph.unicode = (glyph.unicode ?? []).filter((code) => !known.has(code) && known.add(code));
  return first.write({ type: 'ttf', toBuffer: true }) as Buffer;
}
