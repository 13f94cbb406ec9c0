import { readdirSync } from 'node:fs';

/** Names of the public entries: each file of `src/entries` is `@companion/ui/<name>`. */
export const entries: readonly string[] = readdirSync(new URL('../src/entries/', import.meta.url))
  .map((file) => file.replace('.ts', ''))
  .sort();

export const languages = ['zh', 'en', 'ja'] as const;
