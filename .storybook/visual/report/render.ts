import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Renders the report: one page that needs no other file. */
export async function renderReport({ changes, compared, against }: Run): Promise<string> {
  const data: ReportData = {
    against,
    compared: compared.toSorted((a, b) => a.title.localeCompare(b.title)),
    changes: changes.toSorted((a, b) => weightOf(b) - weightOf(a)).map(toReported),
  };
  const { code } = await transformWithOxc(read('page.ts'), 'page.ts');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${changes.length} changed pictures</title>
<style>:root{${colors(night)}}@media (prefers-color-scheme:light){:root{${colors(day)}}}${read('page.css')}</style>
${read('page.html')}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${code.replaceAll('</script', '<\\/script')}</script>
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

function toReported(change: Change): ReportedChange {
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
    expected: expected && toAddress(expected),
    actual: actual && toAddress(actual),
  };
}

const toAddress = (file: Buffer) => `data:image/webp;base64,${file.toString('base64')}`;
