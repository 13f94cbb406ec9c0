/** Citations in code and documents name something that exists: a section, a document, a file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const trackedFiles = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx', '*.css', '*.json', '*.yaml'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

// This file quotes wrong citations. Texts of documents and of the seed content cite nothing of ours.
const citingFiles = trackedFiles
  .filter((file) => file !== '.ci/citations.test.ts')
  .filter((file) => !/^(?:site\/documents|packages\/sandbox\/src\/content)\//.test(file));

/** `file:line  what is wrong`, for every line of every file that may cite. */
function faults(find: (line: string, file: string) => string[]): string[] {
  return citingFiles.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => find(line, file).map((fault) => `${file}:${index + 1}  ${fault}`)),
  );
}

const requirements = 'docs/requirements.md';
const sections = new Set([...read(requirements).matchAll(/^## (§\d+) /gm)].map(([, id]) => id));

/** `spec §4`, and lists such as `spec §3, §4 and §7`. */
const SPEC_CITATION = /\bspec §\d+(?:(?:, | and |, and )§\d+)*/g;

function wrongSections(line: string, file: string): string[] {
  const cited = [...line.matchAll(SPEC_CITATION)].flatMap(([text]) => text.match(/§\d+/g) ?? []);
  const unknown = cited.filter((id) => !sections.has(id)).map((id) => `there is no ${id}`);
  if (file === requirements) return unknown;
  const others = line.replaceAll(SPEC_CITATION, '').match(/§\d+/g) ?? [];
  return [...unknown, ...others.map((id) => `write "spec ${id}"`)];
}

/** Names of documents without their path, and folders that are not in the repository. */
const NAKED_DOCUMENT =
  /(?<![\w/.-])(?:decisions|contract|architecture|design|trust)\.md|(?<= )\((?:contract|trust)(?:: [^)]*)?\)|\bContract: |(?<![\w/-])shared\//g;
/** A path from the root of the repository, not a part of a URL or of a longer path. */
const DOCUMENT_PATH = /(?<![\w/.-])(?:packages\/\w+\/)?docs\/[\w/.-]+\.md(?:#[\w-]+)?/g;
const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;

/** GitHub's anchors of a document's headings. */
function anchors(file: string): Set<string> {
  const text = read(file).replaceAll(/^```[\s\S]*?^```/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const plain = headings.map((heading) => heading.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
  return new Set(
    plain.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function missingTarget(target: string, folder: string): string[] {
  const [file = '', anchor] = target.split('#');
  const resolved = path.join(folder, file);
  if (!existsSync(path.join(root, resolved))) return [`${target} does not exist`];
  if (anchor === undefined || !resolved.endsWith('.md')) return [];
  return anchors(resolved).has(anchor) ? [] : [`${target}: there is no such heading`];
}

describe('citations of the requirements', () => {
  it('finds the nine sections', () => {
    expect([...sections]).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  it('rejects sections that do not exist and other spellings', () => {
    const wrong = ['spec §12', 'Spec §4', "spec's §7", '(§2)', 'spec §1, §10'];
    expect(wrong.map((line) => wrongSections(line, 'a.ts').length)).toEqual([1, 1, 1, 1, 1]);
    const right = ['(spec §4)', 'spec §3, §4 and §7', 'spec §2, mobile header', 'WCAG 2.2: 2.5.7'];
    expect(right.flatMap((line) => wrongSections(line, 'a.ts'))).toEqual([]);
  });

  it('name an existing section, spelled "spec §4"', () => {
    expect(faults(wrongSections)).toEqual([]);
  });
});

describe('citations of documents', () => {
  it('name an existing document and heading', () => {
    const wrong = (line: string) =>
      (line.replaceAll(MARKDOWN_LINK, '](…)').match(DOCUMENT_PATH) ?? []).flatMap((target) =>
        missingTarget(target, '.'),
      );
    expect(faults(wrong)).toEqual([]);
  });

  it('begin with docs/', () => {
    const wrong = (line: string) =>
      (line.replaceAll(MARKDOWN_LINK, '](…)').match(NAKED_DOCUMENT) ?? []).map(
        (text) => `"${text}" cites no path below docs/`,
      );
    expect(faults(wrong)).toEqual([]);
  });

  it('are Markdown links that lead to an existing file and heading', () => {
    const wrong = (line: string, file: string) =>
      file.endsWith('.md')
        ? [...line.matchAll(MARKDOWN_LINK)]
            .map(([, target = '']) => target)
            .filter((target) => !/^[a-z]+:|^\//.test(target))
            .flatMap((target) =>
              target.startsWith('#')
                ? missingTarget(`${path.basename(file)}${target}`, path.dirname(file))
                : missingTarget(target, path.dirname(file)),
            )
        : [];
    expect(faults(wrong)).toEqual([]);
  });
});

/** Text of a comment in code; in a document, every line is text. Generated lists name files of a build. */
function prose(line: string, file: string): string {
  if (/\/(?:api|CHANGELOG)\.md$/.test(file)) return '';
  if (/\.mdx?$/.test(file)) return line.replaceAll(MARKDOWN_LINK, '](…)');
  return /(?:^|\s)(?:\/\/|\/?\*{1,2})\s(.*)/.exec(line)?.[1] ?? '';
}

/** A path with a folder, or the bare name of a module. Not a package's, and no pattern. */
const CODE_PATH =
  /(?<![\w/.@:*{}$<>-])(?:(?:\.?[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|json|ya?ml)|[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))(?![\w/*{(])/g;

/** Every tracked file by its whole path and by each end of it, such as `app/root.tsx`. */
const pathEnds = new Set(
  trackedFiles.flatMap((file) =>
    file.split('/').map((_, index, parts) => parts.slice(index).join('/')),
  ),
);

const missingFiles = (line: string, file: string) =>
  (prose(line, file).match(CODE_PATH) ?? [])
    .filter((cited) => !cited.startsWith('build/') && !pathEnds.has(cited))
    .map((cited) => `${cited} does not exist`);

describe('citations of code', () => {
  it('finds files that are gone in comments and documents, and reads no code', () => {
    const wrong = ['// gone.ts', ' * See (site/app/gone.tsx).', '/** app/gone.css */'];
    expect(wrong.map((line) => missingFiles(line, 'a.ts').length)).toEqual([1, 1, 1]);
    expect(missingFiles('Code is in `app/gone.ts`.', 'a.md')).toHaveLength(1);
    const right = ['// root.tsx, app/root.tsx, site/app/root.tsx', "import './gone.ts';", '// a.b'];
    expect(right.flatMap((line) => missingFiles(line, 'a.ts'))).toEqual([]);
  });

  it('name an existing file, by its path or the end of it', () => {
    expect(faults(missingFiles)).toEqual([]);
  });
});

it('lists every decision in the index', () => {
  const index = read('docs/decisions/README.md');
  const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((f) => /^\d/.test(f));
  expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});
