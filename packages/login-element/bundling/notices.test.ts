import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedLicences } from '../../../.ci/release/allowed-licences.ts';
import { type Bundle, bundle } from './bundle.ts';
import { type BundledPackage, bundledPackages } from './notices.ts';

const root = new URL('../', import.meta.url);

let built: Bundle;
let packages: BundledPackage[];
beforeAll(async () => {
  built = await bundle();
  packages = bundledPackages(built.outputs);
});

describe('code of others in the bundle', () => {
  it('has allowed licences', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'xstate', 'valibot']),
    );
    expect(packages.filter(({ license }) => !allowedLicences.includes(license))).toEqual([]);
  });

  it('has its licences in THIRD-PARTY-NOTICES.md', () => {
    const file = readFileSync(new URL('THIRD-PARTY-NOTICES.md', root), 'utf8');
    for (const { name, text } of packages) expect(file, name).toContain(`## ${name}\n\n${text}`);
    expect(file).toContain('## Lucide');
  });

  it('is complete: no file imports a package', () => {
    for (const [file, { imports }] of Object.entries(built.outputs))
      for (const { path } of imports) expect(path, file).toMatch(/^(?:dist\/|\.\/)[\w.-]+\.js$/);
  });
});
