import type { PublicConfig } from '../app/data/config.ts';

/** Two years, as browsers' preload lists require; sent over TLS only. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** When to ask again after the backend did not answer in time, s. */
const RETRY_AFTER_S = '5';

const unusedFeatures = [
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

/** On every answer of the server, errors and assets included. */
export function securityHeaders(secure: boolean): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(secure ? ([['Strict-Transport-Security', HSTS]] satisfies [string, string][]) : []),
  ];
}

/** On every rendered page and on what is rendered of its data. */
export function documentHeaders(
  { status, isWhole, isHtml }: { status: number; isWhole: boolean; isHtml: boolean },
  config: PublicConfig,
): [name: string, value: string][] {
  const isShared = status === 200 && isWhole;
  const used = ['otp-credentials=(self)', 'autoplay=(self)', 'fullscreen=(self)'];
  return [
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', [...unusedFeatures.map((name) => `${name}=()`), ...used].join(', ')],
    [
      'Cache-Control',
      isShared
        ? // `no-transform`: search engines' proxies must not rewrite the page.
          'public, max-age=0, s-maxage=30, no-transform'
        : 'no-store',
    ],
    // For shared caches alone (RFC 9213): a browser would give a new build's code an old build's data, for a day.
    ...(isShared && isHtml
      ? ([['CDN-Cache-Control', 'max-age=30, stale-while-revalidate=86400']] satisfies [
          string,
          string,
        ][])
      : []),
    ...(status === 503 ? ([['Retry-After', RETRY_AFTER_S]] satisfies [string, string][]) : []),
    ...(config.siteOrigin === undefined
      ? ([['X-Robots-Tag', 'noindex']] satisfies [string, string][])
      : []),
  ];
}
