import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it, vi } from 'vitest';
import * as sdk from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');

it('shows a snippet that runs', async () => {
  expect(snippets).toHaveLength(1);
  vi.stubGlobal('fetch', async () =>
    Response.json({ error_code: 0, error_message: '', payload: { items: [] } }),
  );
  try {
    const code = stripTypeScriptTypes(snippets[0]!.replace(/^import .*$/gm, ''));
    const run = new Function(
      'sdk',
      `const { createClient, createSessionStore } = sdk;
      return (async () => { ${code}; return items; })();`,
    ) as (names: typeof sdk) => Promise<unknown>;
    await expect(run(sdk)).resolves.toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});
