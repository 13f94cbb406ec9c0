import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type SiteProcess, startSite } from '../e2e/site-process.ts';

export interface MeasuredServer {
  port: number;
  /** What the process has worked so far, ms. */
  busyMs: () => number;
}

export interface MeasuredSite extends SiteProcess, MeasuredServer {
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

const of = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Fields 14 and 15 of its `stat`. */
function busyMs(pid: number): number {
  const fields = of(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The built site, and what Linux knows of its process. */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const probe = pathToFileURL(path.join(import.meta.dirname, 'heap-probe.ts')).href;
  const site = await startSite({ NODE_OPTIONS: `--expose-gc --import ${probe}` });
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

/** A server that says hello and nothing else, for what the site does to be held against. */
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
