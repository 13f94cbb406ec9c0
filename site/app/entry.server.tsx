import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { routeName } from '@companion/screens/paths';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { describeError } from './data/describe-error.ts';
import type { Unavailable } from './data/loader-context.ts';
import { type DocumentResponse, renderContext } from './data/request-handler.ts';
import { ScriptNonce } from './shell/script-nonce.ts';

export { drawLinkPicture } from './data/link-picture.ts';
export { createHandler } from './data/request-handler.ts';

/** Texts that only the build has: unit tests of this module do without. */
export const loadPlainPages = () => import('./plain/plain-pages.tsx');

/** ms after which React Router rejects pending promises. All calls for a page share 2 s. */
export const streamTimeout = 2_500;

/** Called by React Router. Faults of loads and renders are logged where they happen, with the id of the render. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (error instanceof Response || isRouteErrorResponse(error)) return;
  const requestId = request.headers.get('x-request-id') ?? '';
  process.stderr.write(`the router failed: ${describeError(error)} [${requestId}]\n`);
}

/** Scripts give way to the stylesheet and the pictures. React Router has no option for it. */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Renders the complete page before it is sent: it is cached for other visitors, and its inline scripts are hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<DocumentResponse> {
  const requestId = request.headers.get('x-request-id') ?? '';
  const { nonce } = loadContext.get(renderContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        nonce,
        // Otherwise React inserts the end of a long page by a script. Pages must be complete without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          // React writes it last in the head. In a header it is the first thing that a browser asks for.
          for (const href of routerContext.manifest.routes['root']?.css ?? [])
            headers.append('Link', `<${href}>; rel=preload; as=style`);
          const response = new Response(null, { headers, status: failed ? 500 : status });
          text(pipe(new PassThrough())).then(
            (html) => resolve(Object.assign(response, { html: Buffer.from(scriptsLast(html)) })),
            reject,
          );
        },
        // The router renders the error page with it.
        onShellError: () =>
          reject(Response.json({ requestId } satisfies Unavailable, { status: 500 })),
        onError(error) {
          failed = true;
          const page = routeName(new URL(request.url).pathname);
          process.stderr.write(`render of ${page} failed: ${String(error)} [${requestId}]\n`);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 500);
  });
}
