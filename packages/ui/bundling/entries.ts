import { existsSync, readdirSync } from 'node:fs';

const sources = new URL('../src/', import.meta.url);

/** Folders with an `index.ts`: what the package offers, each as `@companion/ui/<name>`. */
export const entries: readonly string[] = readdirSync(sources)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, sources)))
  .sort();

/** Data and plain functions: also for server components and for no React at all. */
export const serverSafe: ReadonlySet<string> = new Set([
  'login-machine',
  'navigation',
  'phone',
  'picture',
  'reset',
  'theme',
  'until-loaded',
]);

export const languages = ['zh', 'en', 'ja'] as const;
