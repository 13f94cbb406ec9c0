import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import type { CreateHandler } from '../app/data/request-handler.ts';
import type { Render } from './app.ts';

/** Hot reload: Vite answers for modules, and every page is rendered from the sources as they are. */
export async function createDevelopment(root: string) {
  const vite = await createViteServer({ root, server: { middlewareMode: true } });
  const render: Render = async (request, appContext) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const { createHandler } = build.entry.module as unknown as { createHandler: CreateHandler };
    return createHandler(build, 'development')(request, appContext);
  };
  return {
    render,
    /** Answers for modules and assets, and hands everything else to `next`. */
    assets: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
  };
}
