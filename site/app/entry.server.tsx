import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type DrawnPage, pageChunks } from './data/request-handler.ts';
import { PageChunksContext } from './routes/segments/page-chunks.tsx';

export { createHandler } from './data/request-handler.ts';

/** All calls for a page have 2 s together (contract); after this time React Router rejects what is still awaited, ms. */
export const streamTimeout = 2_500;

/** Renders a page whole before any of it is sent: it is kept for other visitors, and its inline scripts are hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageChunksContext value={loadContext.get(pageChunks)}>
        <ServerRouter context={ofItsRoutes(routerContext)} url={request.url} />
      </PageChunksContext>,
      {
        // React would move the end of a long page into place by a script: it must be there without scripts too.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(
            whole((html) =>
              resolve(
                Object.assign(new Response(null, { headers, status: failed ? 500 : status }), {
                  html,
                }),
              ),
            ),
          );
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

/** Only the routes of this page: React Router prepares every route it is given, for each render. */
function ofItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } };
}

/** Collects what is written and hands it on in one piece. */
function whole(onEnd: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(pieces));
      done();
    },
  });
}
