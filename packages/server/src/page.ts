import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { etagOf } from './etag.ts';
import type { CacheDecision } from './shared-cache.ts';

/** How long a page is served before it is rendered again, ms. */
const FRESH_MS = 30_000;
/** Brotli quality of a new page: its first visitor waits for it. */
const FAST = 2;
/** Brotli quality of a page that is requested again. */
const BEST = constants.BROTLI_MAX_QUALITY;
/** Brotli window of 256 KB, more than a page. With the default of 4 MB the compression threads held 150 MB. */
const WINDOW_BITS = 18;

/** Characters of `Accept-Encoding` that are read. Browsers send 25; 16 KB took 7 ms. */
const MAX_ACCEPTED = 200;

const brotliAsync = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipAsync = promisify<Bytes, Buffer>(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

/** What `render` returns: a document, its data or a redirect. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Bytes;
  /** Of the inline scripts that may run: a value that only this render knows. It is taken out of the body. */
  nonce?: string | undefined;
  /** False: parts are missing because a backend did not answer in time. */
  isComplete: boolean;
  /** Surrogate keys of the content that it shows. */
  keys?: readonly string[];
}

/** A rendered page as the cache stores it. */
export interface Page {
  status: number;
  isComplete: boolean;
  headers: Record<string, string>;
  keys: readonly string[];
  /** Of the render: the first request that asked for it. */
  requestId: string;
  /** Without quotes and encoding. */
  etag: string;
  /** The body. Other encodings are made from it: it is a fifth of the page's size, and most browsers ask for it. */
  brotli: Bytes;
  /** Compressed with quality BEST, or about to be. */
  isRecompressed: boolean;
  gzip?: Promise<Bytes>;
}

/** Compresses a page. When it equals `stored`, `stored` is returned, so that nothing is compressed twice. */
export function toPage(
  rendered: RenderedPage,
  requestId: string,
  headersOf: (page: RenderedPage) => Headers,
  stored: Page | undefined,
): Page {
  const { status, body, isComplete, keys = [] } = rendered;
  const etag = etagOf(body);
  if (stored?.etag === etag && stored.status === status) return stored;
  return {
    status,
    isComplete,
    headers: Object.fromEntries(headersOf(rendered)),
    keys,
    requestId,
    etag,
    // In this thread: it takes half a millisecond for 100 KB, and a thread would add a third. Redirects have no body.
    brotli:
      body.length === 0
        ? body
        : new Uint8Array(brotliCompressSync(body, brotliOptions(body, FAST))),
    isRecompressed: false,
  };
}

/**
 * A 404 or a redirect proves that the stored page is outdated. A 5xx or a missing part proves nothing. There is no end
 * of addresses that are a 404.
 */
export function decisionFor({ status, isComplete }: Page): CacheDecision {
  if (status >= 500) return 'bypass';
  if (status === 404 && isComplete) return 'store-briefly';
  if (status !== 200) return 'invalidate';
  return isComplete ? 'store' : 'bypass';
}

/** A page may say by `s-maxage` that it is fresh for longer. */
export function freshMsOf({ headers }: Page): number {
  const seconds = /\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1];
  return seconds === undefined ? FRESH_MS : Number(seconds) * 1000;
}

/**
 * Recompresses pages with quality BEST, one at a time: that costs a hundred times FAST. Pages that arrive meanwhile are
 * ignored; their next request tries again.
 */
export function backgroundCompressor(): (page: Page) => void {
  let isBusy = false;
  const recompress = async (page: Page) => {
    isBusy = true;
    page.isRecompressed = true;
    try {
      const body = await identity(page);
      page.brotli = new Uint8Array(await brotliAsync(body, brotliOptions(body, BEST)));
    } catch {
      // The page keeps its fast compression.
    } finally {
      isBusy = false;
    }
  };
  return (page) => {
    if (!isBusy && !page.isRecompressed) void recompress(page);
  };
}

/**
 * The page in the encoding that `request` accepts. Hono's `compress` would compress every answer anew, knows no Brotli
 * and leaves out pages with `no-transform`. A redirect keeps the `search` of the request.
 */
export async function toResponse(request: Request, page: Page, search: string): Promise<Response> {
  const headers = { ...page.headers };
  if (headers['location'] !== undefined) headers['location'] += search;
  const encoding =
    page.brotli.length === 0
      ? 'identity'
      : acceptedEncoding(request.headers.get('Accept-Encoding'));
  // Weak: the same page is compressed fast at first, and better later.
  if (page.status === 200)
    headers['etag'] = encoding === 'identity' ? `"${page.etag}"` : `W/"${page.etag}-${encoding}"`;
  const body = await encoded(page, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

type Encoding = 'br' | 'gzip' | 'identity';

function acceptedEncoding(header: string | null): Encoding {
  const accepted = parseAccept((header ?? '').slice(0, MAX_ACCEPTED));
  const accepts = (name: Encoding) =>
    accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

function encoded(page: Page, encoding: Encoding): Bytes | Promise<Bytes> {
  if (encoding === 'br') return page.brotli;
  if (encoding === 'identity') return identity(page);
  page.gzip ??= identity(page).then(async (body) => new Uint8Array(await gzipAsync(body)));
  return page.gzip;
}

async function identity({ brotli }: Page): Promise<Bytes> {
  return brotli.length === 0 ? brotli : unbrotli(brotli);
}

const brotliOptions = (body: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
});
