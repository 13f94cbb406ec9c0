import type { TestProject } from 'vitest/node';
import { startSite } from './site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** One site for all files, for as long as the tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startSite();
  project.provide('origin', origin);
  return async () => {
    const code = await stop();
    if (code !== 0) throw new Error(`the server ended with ${code} instead of 0`);
  };
}
