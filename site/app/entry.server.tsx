import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageChunks } from './load-context.ts';
import { PageChunksContext } from './page-chunks.tsx';

export { createHandler } from './load-context.ts';

/** Loaders have 2 s each (contract); what is not there by then is rendered as missing, ms. */
export const streamTimeout = 2_500;

/** Pages are shared and their inline scripts hashed, so a page is sent when all of it is there. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageChunksContext value={loadContext.get(pageChunks)}>
        <ServerRouter context={routerContext} url={request.url} />
      </PageChunksContext>,
      {
        // A long page stays in its place: it must be there without scripts too.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          process.stderr.write(
            `render of ${new URL(request.url).pathname} failed: ${String(error)}\n`,
          );
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 500);
  });
}
