import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { entries, languages } from './entries.ts';

const manifest = new URL('../package.json', import.meta.url);

/** What `exports` must say after a build: each entry by source, types and code, and its stylesheet. */
function expectedExports(): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const name of entries) {
    all[`./${name}`] = {
      '@companion/source': `./src/${name}/index.ts`,
      types: `./dist/${name}/index.d.ts`,
      default: `./dist/${name}.js`,
    };
    if (existsSync(new URL(`../dist/${name}.css`, import.meta.url)))
      all[`./${name}.css`] = `./dist/${name}.css`;
  }
  for (const language of languages)
    all[`./messages/${language}`] = {
      types: {
        '@companion/source': `./messages/${language}.json`,
        default: `./dist/messages-${language}.d.ts`,
      },
      '@companion/source': `./messages/${language}.json`,
      default: `./dist/messages-${language}.js`,
    };
  all['./package.json'] = './package.json';
  return all;
}

const readManifest = () => JSON.parse(readFileSync(manifest, 'utf8')) as { exports: unknown };

/** Throws when `exports` in package.json is not what was built. */
export function checkExports(): void {
  if (JSON.stringify(readManifest().exports) !== JSON.stringify(expectedExports()))
    throw new Error('package.json "exports" is stale: run `pnpm --filter @companion/ui exports`');
}

if (import.meta.main) {
  const text = JSON.stringify({ ...readManifest(), exports: expectedExports() }, null, 2);
  writeFileSync(manifest, `${text}\n`);
}
