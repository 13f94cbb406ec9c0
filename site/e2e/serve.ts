import type { TestProject } from 'vitest/node';
import { startSite } from './site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One site for each worker, by VITEST_POOL_ID - 1. */
    origins: string[];
  }
}

/** Starts one site with its own sandbox for each worker, and stops them after the run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const sites = await Promise.all(workers.map(() => startSite()));
  project.provide(
    'origins',
    sites.map(({ origin }) => origin),
  );
  return async () => {
    const codes = await Promise.all(sites.map(({ stop }) => stop()));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) throw new Error(`a server ended with ${failed} instead of 0`);
  };
}
