import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { transformWithOxc } from 'vite';
import { day } from '../../../packages/ui/src/theme/day.ts';
import { night } from '../../../packages/ui/src/theme/night.ts';
import { toCss } from '../../../packages/ui/src/theme/oklch.ts';
import type { Theme } from '../../../packages/ui/src/theme/tokens.ts';
import type { Change } from '../compare.ts';
import { keyOf } from '../plan.ts';
import type { ReportData, ReportedChange } from './data.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

interface Run {
  changes: readonly Change[];
  compared: ReportData['compared'];
  against: string;
}

/**
 * Renders the report: one page that needs no other file. Yields it in pieces: the pictures of a whole run exceed the
 * longest string.
 */
export async function* renderReport({ changes, compared, against }: Run): AsyncGenerator<string> {
  const sorted = changes.toSorted((a, b) => weightOf(b) - weightOf(a));
  const total = compared.reduce((sum, { pictures }) => sum + pictures, 0);
  const data: ReportData = {
    against,
    compared: compared.toSorted((a, b) => a.title.localeCompare(b.title)),
    changes: sorted.map(toReported),
  };
  yield `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${changes.length} of ${total} ${total === 1 ? 'picture differs' : 'pictures differ'}</title>
<style>:root{${colors(night)}}@media (prefers-color-scheme:light){:root{${colors(day)}}}${read('page.css')}</style>
${read('page.html')}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
`;
  for (const [index, { expected, actual }] of sorted.entries()) {
    if (expected) yield await toElement(`expected-${index}`, expected);
    if (actual) yield await toElement(`actual-${index}`, actual);
  }
  const { code } = await transformWithOxc(read('page.ts'), 'page.ts');
  yield `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>
</html>
`;
}

const colors = ({ color }: Theme) =>
  Object.entries(color)
    .map(([name, value]) => `--${name}:${toCss(value)};`)
    .join('');

/** Failures first, then changes by their share of the picture, then new and gone stories. */
const weightOf = ({ kind, share }: Change) =>
  ({ failed: 2, changed: share, new: 0, gone: 0 })[kind];

function toReported(change: Change, index: number): ReportedChange {
  const { subject, shot, kind, why, expected, actual } = change;
  const { story, device, theme, locale } = shot;
  return {
    key: keyOf(shot),
    title: subject.title,
    story: story.name,
    device,
    theme,
    locale,
    kind,
    why,
    expected: expected && `expected-${index}`,
    actual: actual && `actual-${index}`,
  };
}

/** A picture that the page reads when it shows it. Smaller by a third than `encode` leaves it. */
async function toElement(id: string, file: Buffer): Promise<string> {
  const picture = await sharp(file, { limitInputPixels: false })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
  return `<script type="text/plain" id="${id}">data:image/webp;base64,${picture.toString('base64')}</script>\n`;
}
