import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type SiteProcess, startSite } from '../e2e/site-process.ts';

export interface MeasuredSite extends SiteProcess {
  port: number;
  /** What the process has worked so far, ms: fields 14 and 15 of its `stat`. */
  busyMs: () => number;
  /** What it takes of the machine's memory, MB, when all garbage is gone. */
  memoryMb: () => Promise<number>;
  /** What it has in use, MB: objects and bytes. */
  heapMb: () => Promise<number>;
  /** Files and connections that it has open. */
  files: () => number;
}

/** Linux counts a process's time in these, ms. */
const TICK_MS = 10;
const MB = 1024 * 1024;

/** The built site, and what Linux knows of its process. */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const probe = pathToFileURL(path.join(import.meta.dirname, 'heap-probe.ts')).href;
  const site = await startSite({ NODE_OPTIONS: `--expose-gc --import ${probe}` });
  const of = (file: string) => readFileSync(`/proc/${site.pid}/${file}`, 'utf8');
  const heapMb = async () => {
    const before = site.said().length;
    process.kill(site.pid, 'SIGUSR2');
    for (;;) {
      const bytes = /in use: (\d+)\n/.exec(site.said().slice(before))?.[1];
      if (bytes !== undefined) return Number(bytes) / MB;
      await sleep(10);
    }
  };
  return {
    ...site,
    port: Number(new URL(site.origin).port),
    busyMs: () => {
      const fields = of('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    memoryMb: async () => {
      await heapMb();
      return Number(/VmRSS:\s+(\d+) kB/.exec(of('status'))?.[1]) / 1024;
    },
    heapMb,
    files: () => readdirSync(`/proc/${site.pid}/fd`).length,
  };
}
