import type { Context } from 'hono';
import pLimit from 'p-limit';
import type { ContentChanges } from './content-changes.ts';
import { etagOf } from './etag.ts';
import { Guesses, TooManyGuesses } from './guesses.ts';
import { surrogateKeys, tooManyRequests } from './headers.ts';
import { rasterise as rasteriseSvg } from './rasterise.ts';
import { SharedCache } from './shared-cache.ts';

/** How long a picture is served before it is drawn again, ms. */
const FRESH_MS = 60 * 60 * 1000;
/** How much longer it is served while it is renewed, or while drawing fails, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Pictures in memory, about 150 KB each. Addresses without one are stored apart. */
const CAPACITY = 100;
const MAX_CONCURRENT = 2;
const MAX_QUEUE = 50;

export interface LinkPicture {
  /** A document. */
  svg: string;
  /** Surrogate keys of the content that it shows. */
  keys: readonly string[];
}

/** Draws the picture of a path; `null`: there is none. The path is not decoded. */
export type DrawLinkPicture = (pathname: string) => Promise<LinkPicture | null>;

interface Png {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  keys: readonly string[];
}

export interface LinkPictureOptions {
  rasterise?: typeof rasteriseSvg;
  changes?: ContentChanges | undefined;
}

/** Serves the pictures that other sites show for links to ours (`og:image`). */
export function linkPictures(
  draw: DrawLinkPicture,
  { rasterise = rasteriseSvg, changes }: LinkPictureOptions = {},
) {
  const limit = pLimit(MAX_CONCURRENT);
  const cache = new SharedCache<Png | null>({
    now: () => performance.now(),
    freshMs: () => FRESH_MS,
    staleMs: STALE_MS,
    capacity: CAPACITY,
  });
  const guesses = new Guesses();
  changes?.subscribe((changed) =>
    cache.drop((png) => !png || changed === null || changed.some((key) => png.keys.includes(key))),
  );

  async function pngOf(pathname: string, stored: Png | null | undefined): Promise<Png | null> {
    try {
      const find = () => draw(pathname);
      const picture = await (stored
        ? find()
        : guesses.lookUp(pathname, find, (found) => (found === null ? 'nothing' : 'page')));
      if (picture === null) return null;
      if (limit.pendingCount >= MAX_QUEUE) throw new Error(`${MAX_QUEUE} pictures are waiting`);
      const { svg, keys } = picture;
      const bytes = await limit(() => rasterise(svg));
      return { bytes, etag: etagOf(bytes), keys };
    } catch (error) {
      // Here, because a renewal in the background has no request.
      if (!(error instanceof TooManyGuesses))
        process.stderr.write(`link picture not drawn: ${String(error)}\n`);
      throw error;
    }
  }

  return async (context: Context): Promise<Response> => {
    const { pathname } = new URL(context.req.url);
    try {
      const png = await cache.get(
        pathname,
        (stored) => pngOf(pathname, stored),
        (drawn) => (drawn === null ? 'store-briefly' : 'store'),
      );
      if (png) return toResponse(png);
      context.header('Cache-Control', 'no-store');
      return context.text('Not Found', 404);
    } catch (error) {
      if (error instanceof TooManyGuesses) return tooManyRequests();
      context.header('Cache-Control', 'no-store');
      context.header('Retry-After', '5');
      return context.text('Service Unavailable', 503);
    }
  };
}

const toResponse = ({ bytes, etag, keys }: Png): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=3600',
      ...(keys.length > 0 && surrogateKeys(keys)),
      // Other sites may show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${etag}"`,
    },
  });
