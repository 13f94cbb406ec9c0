import {
  contentSecurityPolicy,
  NO_SOURCES,
  type PolicySources,
} from './content-security-policy.ts';
import type { RenderedPage } from './page.ts';

/** Two years. Without `includeSubDomains`: other hosts of the operator may have no TLS. Sent over TLS only. */
const HSTS = 'max-age=63072000';

/** When to ask again after a failure of the backend, or a refusal, s. */
const RETRY_AFTER_S = '5';

const CDN_CACHE_CONTROL = 'max-age=30, stale-while-revalidate=86400, stale-if-error=86400';

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const ownFeatures = ['otp-credentials', 'autoplay', 'fullscreen'];

const PERMISSIONS = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every answer, errors and assets included, unless it has its own. */
export function addSecurityHeaders(headers: Headers, isSecure: boolean): void {
  addMissing(headers, {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': HSTS }),
  });
}

export interface ResponseHeaderOptions {
  policySources: PolicySources;
  /** Search engines may list the site. */
  isIndexed: boolean;
  isDevelopment: boolean;
}

/** Headers of a rendered page, or of its data. */
export function responseHeaders(
  { status, headers: own, isComplete, keys = [] }: RenderedPage,
  scriptHashes: readonly string[],
  { policySources, isIndexed, isDevelopment }: ResponseHeaderOptions,
): Headers {
  const headers = new Headers(own);
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isShared = status === 200 && isComplete;
  if (isHtml) headers.set('Content-Type', 'text/html; charset=utf-8');
  // Development servers add inline scripts and styles of their own.
  if (!isDevelopment)
    headers.set(
      'Content-Security-Policy',
      isHtml ? contentSecurityPolicy(scriptHashes, policySources) : NO_SOURCES,
    );
  headers.append('Vary', 'Accept-Encoding');
  addMissing(headers, {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    // `no-transform`: proxies of search engines must not rewrite the page.
    'Cache-Control': isShared ? 'public, max-age=0, s-maxage=30, no-transform' : 'no-store',
    // For shared caches only (RFC 9213): a browser would mix a new build's code with an old build's data for a day.
    ...(isShared && isHtml && { 'CDN-Cache-Control': CDN_CACHE_CONTROL }),
    ...(isShared && keys.length > 0 && surrogateKeys(keys)),
    ...((status === 503 || status === 429) && { 'Retry-After': RETRY_AFTER_S }),
    ...(!isIndexed && { 'X-Robots-Tag': 'noindex' }),
  });
  return headers;
}

/** A refusal without a page. */
export const tooManyRequests = (): Response =>
  new Response('Too Many Requests', {
    status: 429,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_S,
    },
  });

/** The same keys for CDNs that read either header. A key has no space and no comma. */
export function surrogateKeys(keys: readonly string[]) {
  const safe = keys.map((key) => encodeURI(key).replaceAll(',', '%2C'));
  return { 'Surrogate-Key': safe.join(' '), 'Cache-Tag': safe.join(',') };
}

function addMissing(headers: Headers, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    if (!headers.has(name)) headers.set(name, value);
}
