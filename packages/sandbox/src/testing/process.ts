import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The flags of `pnpm sandbox`. By default V8 keeps more garbage than the sandbox has data. */
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=128'];
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Running {
  port: number;
  /** Time from the spawn to the line with its address (ms). */
  startedIn: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Resident memory, MB (Linux). */
  memory(): number;
}

/**
 * Starts the sandbox as its own process.
 * @param content folder of the seed content. Default: the package's own
 */
export async function startSandbox(
  data: string,
  content?: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--conditions=@companion/source', ...SMALL_HEAP, MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SANDBOX_DATA: data,
      ...(content && { SANDBOX_CONTENT: content }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // Also ends when the caller fails.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [, bound] = /http:\/\/localhost:(\d+)/.exec(String(chunk)) ?? [];
      if (bound) resolve(Number(bound));
    });
    exited.then(() => reject(new Error('the sandbox did not start')), reject);
  });
  return {
    port,
    startedIn: Math.round(performance.now() - started),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
  };
}
