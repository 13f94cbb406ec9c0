import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type SiteProcess, startSite } from '../e2e/site-process.ts';

export interface MeasuredServer {
  port: number;
  /** CPU time of the process so far, ms. */
  busyMs: () => number;
}

export interface MeasuredSite extends SiteProcess, MeasuredServer {
  /** Resident memory after garbage collection, MB. */
  memoryMb: () => Promise<number>;
  /** Heap and external memory in use after garbage collection, MB. */
  heapMb: () => Promise<number>;
  /** Number of open files and connections. */
  files: () => number;
}

/** Linux counts CPU time in ticks of this length, ms. */
const TICK_MS = 10;
const MB = 1024 * 1024;

const of = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** CPU time from fields 14 and 15 of `/proc/<pid>/stat`. */
export function busyMs(pid: number): number {
  const fields = of(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Starts the built site and reads figures of its process from Linux. */
export async function startMeasuredSite(env: Record<string, string> = {}): Promise<MeasuredSite> {
  const probe = pathToFileURL(path.join(import.meta.dirname, 'heap-probe.ts')).href;
  const site = await startSite({ NODE_OPTIONS: `--expose-gc --import ${probe}`, ...env });
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
    busyMs: () => busyMs(site.pid),
    memoryMb: async () => {
      await heapMb();
      return Number(/VmRSS:\s+(\d+) kB/.exec(of(site.pid, 'status'))?.[1]) / 1024;
    },
    heapMb,
    files: () => readdirSync(`/proc/${site.pid}/fd`).length,
  };
}

/** Starts the smallest server, for comparison. */
export async function startPlainServer(): Promise<MeasuredServer & { stop: () => void }> {
  const script = path.join(import.meta.dirname, 'plain-server.ts');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const { pid } = child;
  if (pid === undefined) throw new Error('the plain server did not start');
  return { port: Number(port), busyMs: () => busyMs(pid), stop: () => child.kill() };
}
