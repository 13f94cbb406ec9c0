import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { appContext, type DocumentResponse } from './data/request-handler.ts';
import { PageChunksContext } from './routes/segments/page-chunks.tsx';

export { drawLinkPicture } from './data/link-picture.ts';
export { createHandler } from './data/request-handler.ts';

/** React Router rejects promises that are pending after this time, ms. All calls for a page share 2 s. */
export const streamTimeout = 2_500;

/** Renders the complete page before it is sent: it is cached for other visitors, and its inline scripts are hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<DocumentResponse> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageChunksContext value={loadContext.get(appContext).pageChunks}>
        <ServerRouter context={routerContext} url={request.url} />
      </PageChunksContext>,
      {
        // Otherwise React moves the end of a long page into place by a script. Pages must be complete without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          const response = new Response(null, { headers, status: failed ? 500 : status });
          pipe(collect((html) => resolve(Object.assign(response, { html }))));
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

/** Collects everything that is written to it. */
function collect(onEnd: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}
