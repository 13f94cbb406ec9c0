import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

export interface BundledPackage {
  name: string;
  version: string;
  license: string;
  /** Text of its licence. */
  text: string;
}

/** The packages of others whose code is in the bundle, by name. */
export function bundledPackages(outputs: Metafile['outputs']): BundledPackage[] {
  const folders = new Set<string>();
  for (const { inputs } of Object.values(outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
      if (folder !== undefined && bytesInOutput > 0) folders.add(path.resolve(root, folder));
    }
  return Array.from(folders, described).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function described(folder: string): BundledPackage {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Omit<BundledPackage, 'text'>;
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt}', { cwd: folder });
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, license, text };
}

/** `THIRD-PARTY-NOTICES.md`: the licences of all code in the bundle. */
export const notices = (packages: readonly BundledPackage[], uiNotices: string): string =>
  `# Third-party notices

Written by the build. The dialog's code contains these packages.

${packages.map(({ name, license, text }) => `## ${name}\n\n${text || `Licence: ${license}`}\n`).join('\n')}
${uiNotices.replace(/^# .*\n+/, '').trim()}
`;
