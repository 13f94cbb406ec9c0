import type { AppContext } from '../../app/data/request-handler.ts';
import { anonymousClient } from '../../app/data/server-api.ts';
import { type PictureSubject, readPicturePath } from '../../app/shell/og-image-paths.ts';
import { etagOf, isKnown } from '../etag.ts';
import { SharedCache } from '../shared-cache.ts';
import { companionPicture } from './companion-picture.ts';
import { gamePicture } from './game-picture.ts';
import { createGate } from './gate.ts';
import { homePicture } from './home-picture.ts';
import { type Looks, looksOf } from './looks.ts';
import { rasterise } from './rasterise.ts';

/** A picture is shared this long before its look is asked for again, ms. */
const FRESH_MS = 60 * 60 * 1000;
/** How long after that it still serves while it is renewed or while the API is down, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** In memory, some 150 KB each. */
const CACHED_PICTURES = 100;
const DRAWN_AT_A_TIME = 2;
const LONGEST_QUEUE = 50;

interface Picture {
  png: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface PicturesOptions {
  looks: Looks;
  rasterise: (svg: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The answers under `/og`: pictures that shared links show. */
export function createPictures({ looks, rasterise }: PicturesOptions) {
  const pass = createGate(DRAWN_AT_A_TIME, LONGEST_QUEUE);
  const cache = new SharedCache<Picture | null>({
    now: Date.now,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    capacity: CACHED_PICTURES,
  });

  async function draw(subject: PictureSubject): Promise<Picture | null> {
    const svg = await svgOf(subject, looks);
    if (svg === null) return null;
    const png = await pass(() => rasterise(svg));
    return { png, etag: `"${etagOf(png)}"` };
  }

  return async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const subject = readPicturePath(pathname);
    if (!subject) return refusal(404);
    try {
      const picture = await cache.get(
        pathname,
        () => draw(subject),
        (drawn) => (drawn === null ? 'outdated' : 'kept'),
      );
      return picture ? respond(request, picture) : refusal(404);
    } catch (error) {
      process.stderr.write(`${pathname} missing: ${String(error)}\n`);
      return refusal(503);
    }
  };
}

/** The pictures as the server gives them: how a companion or a game looks is asked of the API. */
export function serverPictures(appContext: AppContext) {
  const client = anonymousClient(appContext, { language: 'zh', mobile: false });
  return createPictures({ looks: looksOf(client), rasterise });
}

async function svgOf(subject: PictureSubject, looks: Looks): Promise<string | null> {
  switch (subject.kind) {
    case 'home':
      return homePicture();
    case 'companion': {
      const look = await looks.companion(subject.id);
      return look && companionPicture(look);
    }
    case 'game': {
      const look = await looks.game(subject.id);
      return look && gamePicture(look);
    }
  }
}

function respond(request: Request, { png, etag }: Picture): Response {
  const headers = new Headers({
    'Cache-Control': 'public, max-age=86400',
    // Other sites show it: that is what it is for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  if (isKnown(etag, request.headers.get('If-None-Match')))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'image/png');
  headers.set('Content-Length', String(png.length));
  return new Response(png, { headers });
}

const refusal = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'Not Found' : 'Service Unavailable', {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 503 && { 'Retry-After': '5' }),
    },
  });
