import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git } from '../visual/git.ts';
import { originsOf } from './origins.ts';

describe('origins', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const component = (name: string, source = '') => {
    write(`packages/ui/src/entries/${name}.ts`, `export * from '../parts/${name}/index.ts';\n`);
    write(`packages/ui/src/parts/${name}/index.ts`, `export { X } from './${name}.tsx';\n`);
    write(`packages/ui/src/parts/${name}/${name}.tsx`, source);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'companion-origins-'));
    component('button');
    component('dialog', "import { Button } from '../button/index.ts';\n");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('name the modules of pages and of the site that import an entry', () => {
    write('packages/screens/src/home/home.tsx', "import { Button } from '@companion/ui/button';\n");
    write('site/app/shell.tsx', "const load = () => import('@companion/ui/dialog');\n");
    const { button, dialog } = originsOf(root);
    expect(button?.usedBy).toEqual(['packages/screens/src/home/home.tsx']);
    expect(dialog?.usedBy).toEqual(['site/app/shell.tsx']);
  });

  it('leave out stories, tests, examples and imports of types', () => {
    const source = "import { Button } from '@companion/ui/button';\n";
    write('packages/screens/src/home/home.stories.tsx', source);
    write('packages/screens/src/home/home.test.tsx', source);
    write('packages/screens/src/home/types.ts', "import type { B } from '@companion/ui/button';\n");
    write('packages/ui/src/parts/dialog/dialog.usage.tsx', source);
    expect(originsOf(root)['button']?.usedBy).toEqual([]);
  });

  it('name the components that are made of an entry', () => {
    expect(originsOf(root)['button']?.partOf).toEqual(['packages/ui/src/parts/dialog']);
    expect(originsOf(root)['dialog']?.partOf).toEqual([]);
  });

  it('name the release that brought an entry', () => {
    const release = (version: string) => {
      write('packages/ui/package.json', JSON.stringify({ version }));
      write('packages/ui/CHANGELOG.md', version);
      git(root, 'add', '.');
      git(root, '-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', version);
    };
    git(root, 'init', '-q');
    release('0.2.0');
    component('menu');
    release('0.3.0');
    component('tabs');
    const { button, menu, tabs } = originsOf(root);
    expect([button?.since, menu?.since, tabs?.since]).toEqual(['0.2.0', '0.3.0', undefined]);
    const shallow = path.join(root, 'shallow');
    git(root, 'clone', '-q', '--depth', '1', `file://${root}`, shallow);
    expect(originsOf(shallow)['button']?.since).toBeUndefined();
  });

  it('have no version without git', () => {
    expect(originsOf(root)['button']?.since).toBeUndefined();
  });
});
