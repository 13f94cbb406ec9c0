import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createAdmin } from './admin.ts';
import { type AppOptions, createApp } from './app.ts';
import { stopOnSignal } from './graceful-stop.ts';
import { createHttpServer } from './http-server.ts';
import { StartError } from './start-error.ts';

export interface ServeOptions extends AppOptions {
  host: string;
  /** 0: any free port. */
  port: number;
  /** How long it still answers after SIGTERM or SIGINT, ms. */
  stopNoticeMs: number;
  /** Metrics and purges on a port of their own, on the same host. */
  adminPort?: number | undefined;
}

/** Errors of `listen` when `host` is no address of this machine. */
const HOST_ERRORS = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/**
 * Serves the application until SIGTERM or SIGINT. Returns the port.
 * @throws {StartError} when it can't listen on `host` and one of the ports.
 */
export async function serve(options: ServeOptions): Promise<number> {
  const { backend, stopNoticeMs, adminPort, metrics, changes, tracer } = options;
  let draining = false;
  const server = createHttpServer(
    createApp(options, () => draining),
    options,
  );
  // Its port comes first: a start that fails has answered no visitor.
  if (adminPort !== undefined && metrics && changes) {
    const admin = createServer(
      getRequestListener(createAdmin({ metrics, changes }).fetch, { hostname: 'host.invalid' }),
    );
    await listen(admin, { host: options.host, port: adminPort }, 'COMPANION_ADMIN_PORT');
    // It does not keep the process alive.
    admin.unref();
  }
  await listen(server, options, 'PORT');
  stopOnSignal(server, {
    noticeMs: stopNoticeMs,
    onStart: () => {
      draining = true;
    },
    onDrain: () => backend?.endTalks?.(),
    onEnd: async () => {
      await backend?.close();
      await tracer?.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

async function listen(
  server: Server,
  { host, port }: Pick<ServeOptions, 'host' | 'port'>,
  /** Setting of the port. */
  name: string,
): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (HOST_ERRORS.has(error.code ?? ''))
      throw new StartError(
        `HOST takes an address of this machine, not "${host}": ${error.message}`,
      );
    if (error.code === 'EADDRINUSE')
      throw new StartError(`${name} ${port} is taken: name another one`);
    throw new StartError(`${name} ${port} can't be listened at: ${error.message}`);
  });
}
