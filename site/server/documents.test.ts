import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticDocuments } from '@companion/screens/paths';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Documents, openDocuments, readDocuments } from './documents.ts';

describe('our own documents', () => {
  const { documents, problems } = readDocuments();
  const { legal, about } = documents as Documents;

  it('have no problem', () => {
    expect(problems).toEqual([]);
  });

  it('have one for each legal address', () => {
    expect(Object.keys(legal)).toEqual(
      expect.arrayContaining([...staticDocuments, 'topup-agreement']),
    );
  });

  it('have the same parts of the page about us in each language', () => {
    const extent = ({ essay, timeline, contact, jobs }: typeof about.zh) => ({
      paragraphs: essay.length,
      moments: timeline.map(({ date }) => date),
      contacts: contact.length,
      jobs: jobs.map(({ id }) => id),
    });
    expect(extent(about.en)).toEqual(extent(about.zh));
    expect(extent(about.ja)).toEqual(extent(about.zh));
  });

  it('contain no markup', () => {
    expect(JSON.stringify({ legal, about })).not.toMatch(/<\/?[a-z][^>]*>|\*\*|\]\(/i);
  });
});

describe('documents of an operator', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'companion-documents-'));
  const own = path.resolve(import.meta.dirname, '../documents');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => cpSync(own, folder, { recursive: true }));

  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
  };
  const problems = () =>
    readDocuments(folder).problems.map(({ file, line, problem }) => `${file}:${line}: ${problem}`);

  it('are read with the texts of the operator', () => {
    edit('terms.md', /^# en .*$/m, '# en Terms of the mount');
    expect(readDocuments(folder).documents?.legal['terms']?.en.title).toBe('Terms of the mount');
  });

  it('may begin with a byte order mark', () => {
    const before = readDocuments(folder);
    edit('privacy.md', /^/, '\uFEFF');
    edit('about.json', /^/, '\uFEFF');
    expect(problems()).toEqual([]);
    expect(readDocuments(folder)).toEqual(before);
  });

  it('are refused with file and line of a wrong date, a missing language and a wrong field', () => {
    edit('privacy.md', /^effective: .*$/m, 'effective: soon');
    edit('terms.md', /^# ja .*$/m, '');
    edit('about.json', '"mission"', '"misson"');
    expect(problems()).toEqual([
      expect.stringMatching(/^about\.json:\d+: zh\.mission: /),
      expect.stringMatching(/^about\.json:\d+: zh\.misson: /),
      expect.stringMatching(/^privacy\.md:\d+: effective: /),
      expect.stringMatching(/^terms\.md:\d+: needs `# zh`, `# en` and `# ja`/),
    ]);
  });

  it('are not those of a subfolder', () => {
    const earlier = path.join(folder, 'v1');
    cpSync(own, earlier, { recursive: true });
    onTestFinished(() => rmSync(earlier, { recursive: true }));
    edit('v1/terms.md', /^# en .*$/m, '# en Earlier terms');
    edit('v1/privacy.md', /^# ja .*$/m, '');
    expect(problems()).toEqual([]);
    expect(readDocuments(folder).documents?.legal['terms']?.en.title).toBe(
      readDocuments().documents?.legal['terms']?.en.title,
    );
  });

  it('need one for each legal address', () => {
    rmSync(path.join(folder, 'douvterms.md'));
    rmSync(path.join(folder, 'about.json'));
    expect(problems()).toEqual(['douvterms.md:1: is missing', 'about.json:1: is missing']);
  });

  it('stay as they were at a SIGHUP while one of them can’t be read', () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const isNew = vi.fn();
    const listeners = process.listeners('SIGHUP');
    const current = openDocuments(folder, isNew);
    const before = current();
    const link = path.join(folder, 'draft.md');
    symlinkSync('away/terms.md', link);
    onTestFinished(() => {
      said.mockRestore();
      rmSync(link);
      for (const listener of process.listeners('SIGHUP'))
        if (!listeners.includes(listener)) process.off('SIGHUP', listener);
    });
    process.emit('SIGHUP', 'SIGHUP');
    expect(current()).toBe(before);
    expect(isNew).not.toHaveBeenCalled();
    expect(said.mock.calls.join('')).toMatch(/draft\.md.*\nThe documents stay as they were\n$/);
  });

  it('end a start with their first problem', () => {
    edit('terms.md', /^# ja .*$/m, '');
    expect(() => openDocuments(folder, () => {})).toThrow(/^COMPANION_DOCUMENTS: terms\.md:\d+: /);
  });
});
