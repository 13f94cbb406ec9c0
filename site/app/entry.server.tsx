import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type DrawnPage, pageChunks } from './load-context.ts';
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
): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageChunksContext value={loadContext.get(pageChunks)}>
        <ServerRouter context={ofItsRoutes(routerContext)} url={request.url} />
      </PageChunksContext>,
      {
        // A long page stays in its place: it must be there without scripts too.
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

/** Without the routes of other pages: all that are known would be made ready anew for each page. */
function ofItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } };
}

/** Takes what is written and hands it on in one piece. */
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
