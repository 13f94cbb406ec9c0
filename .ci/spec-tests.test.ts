/** docs/spec-tests.md names every sentence with a number or a quoted text, and tests that exist. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Their tables hold a rule in each row. */
const wholeTables = ['spec §5', 'spec §8'];
const sections = ['spec §2', 'spec §4', ...wholeTables];

const isSeparator = (line: string | undefined) => /^\|[-|\s]+\|$/.test(line ?? '');

/** A row of a table or an item of a list, without its Markdown. Cells are separated by `›`. */
const plain = (line: string) =>
  line
    .replace(/^- /, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(' | ')
    .map((cell) => cell.trim())
    .join(' › ');

/** Numbers and quoted texts outside of code; a section's number is none. */
const holdsNumberOrQuote = (line: string) => {
  const words = line.replaceAll(/`[^`]*`|\]\([^)]*\)|§\d+/g, '');
  return /\d|'[^']+'/.test(words) || line.includes('「');
};

/** The lines of a section; a wrapped line is one. */
function linesOf(section: string): string[] {
  const text = read('docs/requirements.md');
  const [, body = ''] = text.split(new RegExp(`^## ${section.replace('spec ', '')} .*$`, 'm'));
  const [own = ''] = body.split(/^## /m);
  const lines: string[] = [];
  for (const line of own.split('\n')) {
    const last = lines.at(-1) ?? '';
    const isNew = /^\s*(?:[-|#]|$)/.test(line) || last === '' || /^[|#]/.test(last);
    if (isNew) lines.push(line);
    else lines[lines.length - 1] = `${last} ${line.trim()}`;
  }
  return lines;
}

function sentencesOf(section: string): string[] {
  const lines = linesOf(section);
  return lines
    .filter((line, index) => {
      if (line === '' || line.startsWith('#') || isSeparator(line)) return false;
      const isRow = line.startsWith('|');
      if (isRow && isSeparator(lines[index + 1])) return false;
      return holdsNumberOrQuote(line) || (isRow && wholeTables.includes(section));
    })
    .map(plain);
}

interface Row {
  section: string;
  sentence: string;
  tests: { file: string; title: string }[];
}

function readTable(): Row[] {
  const [, ...parts] = read('docs/spec-tests.md').split(/^## (spec §\d+)$/m);
  return parts.flatMap((section, index) =>
    index % 2 === 0
      ? (parts[index + 1] ?? '')
          .split('\n')
          .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
          .map((line) => {
            const [sentence = '', cell = ''] = line.slice(2, -2).split(' | ');
            const tests = cell
              .split('<br>')
              .map((test) => /^\[[^\]]+\]\(\.\.\/([^)]+)\): (.+)$/.exec(test))
              .map((match) => ({ file: match?.[1] ?? '', title: match?.[2] ?? '' }));
            return { section, sentence, tests };
          })
      : [],
  );
}

const table = readTable();

describe('sentences of the requirements', () => {
  it.each(sections)('of %s are all in the table, and no others', (section) => {
    const listed = table.filter((row) => row.section === section).map(({ sentence }) => sentence);
    expect(listed).toEqual(sentencesOf(section));
  });

  it.each(table)('$section $sentence: its tests exist', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests) {
      const code = read(file);
      const named = file.endsWith('.stories.tsx')
        ? code.includes(`export const ${title}:`)
        : [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => code.includes(quoted));
      expect(named, `${file} has no test "${title}"`).toBe(true);
    }
  });
});
