import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { PublicConfig } from '../app/data/config.ts';
import type { Rendered } from '../app/data/request-handler.ts';
import { contentSecurityPolicy, NOTHING } from './content-security-policy.ts';
import { etagOf, isKnown } from './etag.ts';
import { documentHeaders } from './security-headers.ts';
import type { Fate } from './shared-cache.ts';

/** Brotli quality for the first visitor of a page, who waits for it. */
const QUICK = 2;
/** Brotli quality for everybody who comes while the page is kept. */
const THOROUGH = constants.BROTLI_MAX_QUALITY;
/** How far back Brotli looks: 256 KB, more than a page. With its own 4 MB the compressing threads held 150 MB. */
const WINDOW_BITS = 18;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify<Bytes, Buffer>(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

/** A rendered page, or its data, as the cache keeps it. */
export interface Page {
  status: number;
  /** False: parts are missing that the API did not give in time. */
  isWhole: boolean;
  headers: Record<string, string>;
  etag: string;
  /** The form that most browsers ask for, and the only one kept: it is a fifth of the page itself. */
  brotli: Bytes;
  /** Compressed at the best quality, or about to be. */
  isThorough: boolean;
  gzip?: Promise<Bytes>;
}

/** `kept`: the same page as it was before. When nothing in it changed, nothing is compressed again. */
export async function toPage(
  response: Rendered,
  config: PublicConfig,
  isDev: boolean,
  kept: Page | undefined,
): Promise<Page> {
  const { status, isWhole } = response;
  const identity = response.html ?? new Uint8Array(await response.arrayBuffer());
  const etag = etagOf(identity);
  if (kept?.etag === etag && kept.status === status) return kept;

  const headers = new Headers(response.headers);
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isHtml) headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!isDev)
    headers.set(
      'Content-Security-Policy',
      isHtml ? contentSecurityPolicy(identity, config) : NOTHING,
    );
  for (const [name, value] of documentHeaders({ status, isWhole, isHtml }, config))
    if (!headers.has(name)) headers.set(name, value);
  headers.append('Vary', 'Accept-Encoding');
  return {
    status,
    isWhole,
    headers: Object.fromEntries(headers),
    etag,
    brotli: quicklyCompressed(identity),
    isThorough: false,
  };
}

/** A 404 or a redirect proves that the page before is outdated; an error of ours or of the API proves nothing. */
export function fateOfPage({ status, isWhole }: Page): Fate {
  if (status >= 500) return 'passing';
  if (status !== 200) return 'outdated';
  return isWhole ? 'kept' : 'passing';
}

/**
 * Recompresses kept pages at the best quality, one at a time: it costs a hundred times a quick pass. A page that
 * finds it busy is tried again at its next hit.
 */
export function recompressor(): (page: Page) => void {
  let isBusy = false;
  const recompress = async (page: Page) => {
    isBusy = true;
    page.isThorough = true;
    try {
      const identity = await decompressed(page);
      page.brotli = new Uint8Array(await toBrotli(identity, brotliOptions(identity, THOROUGH)));
    } catch {
      // It is served as it was.
    } finally {
      isBusy = false;
    }
  };
  return (page) => {
    if (!isBusy && !page.isThorough) void recompress(page);
  };
}

/** The page as `request` takes it: compressed or not, its headers alone, or the word that it is known. */
export async function respond(request: Request, page: Page): Promise<Response> {
  const headers = { ...page.headers };
  const encoding =
    page.brotli.length === 0
      ? 'identity'
      : acceptedEncoding(request.headers.get('Accept-Encoding'));
  if (page.status === 200) {
    const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    headers['etag'] = etag;
    if (isKnown(etag, request.headers.get('If-None-Match'))) {
      delete headers['content-type'];
      return new Response(null, { status: 304, headers });
    }
  }
  const body = await encoded(page, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

type Encoding = 'br' | 'gzip' | 'identity';

function encoded(page: Page, encoding: Encoding): Bytes | Promise<Bytes> {
  if (encoding === 'br') return page.brotli;
  if (encoding === 'identity') return decompressed(page);
  page.gzip ??= decompressed(page).then(async (bytes) => new Uint8Array(await toGzip(bytes)));
  return page.gzip;
}

function acceptedEncoding(header: string | null): Encoding {
  const accepted = (header ?? '').split(',').map((part) => part.trim().toLowerCase());
  const accepts = (name: string) =>
    accepted.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)),
    );
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * Not in a thread of its own: half a millisecond for a page of 100 KB, of which a thread would cost a third more. An
 * empty body, as of a redirect, stays empty.
 */
const quicklyCompressed = (identity: Bytes): Bytes =>
  identity.length === 0
    ? identity
    : new Uint8Array(brotliCompressSync(identity, brotliOptions(identity, QUICK)));

const brotliOptions = (identity: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
});

async function decompressed({ brotli }: Page): Promise<Bytes> {
  return brotli.length === 0 ? brotli : new Uint8Array(await fromBrotli(brotli));
}
