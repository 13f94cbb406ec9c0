import { StartError, withoutIPv4Prefix } from '@companion/server';
import * as v from 'valibot';
import type { PublicConfig } from '../app/data/config.ts';

const httpUrl = (takes: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), takes),
    v.transform((value) => value.replace(/\/+$/, '')),
  );

const origin = v.pipe(
  httpUrl('an origin such as https://companion.example'),
  v.check((value) => new URL(value).origin === value, 'an origin without a path'),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number, 0 to 65535'),
);

const milliseconds = (least: number, most: number) => {
  const takes = `milliseconds, ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, takes),
    v.transform(Number),
    v.minValue(least, takes),
    v.maxValue(most, takes),
  );
};

/** The variables of docs/contract.md. An empty value counts as unset. */
const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or address')),
    '127.0.0.1',
  ),
  COMPANION_API_BASE: v.optional(httpUrl('an http(s) address')),
  // Below the 20 s after which the server closes a silent connection.
  COMPANION_API_TIMEOUT_MS: v.optional(milliseconds(1, 15_000), '2000'),
  COMPANION_STOP_NOTICE_MS: v.optional(milliseconds(0, 60_000), '1000'),
  COMPANION_CAPTCHA_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'a GeeTest captcha id: letters, digits, - and _')),
  ),
  COMPANION_ANALYTICS_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'a DataFinder app id: digits'), v.transform(Number)),
  ),
  COMPANION_OPENINSTALL_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^\w+$/, 'an OpenInstall app key: letters and digits')),
  ),
  COMPANION_IP_LOOKUP_URL: v.optional(httpUrl('an http(s) address')),
  COMPANION_PROMO_VIDEO_URL: v.optional(httpUrl('an http(s) address')),
  COMPANION_LLM_BASE_URL: v.optional(httpUrl('an http(s) address')),
  /** Servers with a single model accept any name. */
  COMPANION_LLM_MODEL: v.optional(v.string(), 'default'),
  COMPANION_LLM_API_KEY: v.optional(v.string()),
  COMPANION_SITE_ORIGIN: v.optional(origin),
  COMPANION_TRUSTED_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => withoutIPv4Prefix(entry.trim()))),
      v.array(v.pipe(v.string(), v.ip('IP addresses separated by commas'))),
    ),
  ),
  SANDBOX_DATA: v.optional(v.string(), '.sandbox/sandbox.sqlite'),
  SANDBOX_PUBLIC: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
});

export type Environment = v.InferOutput<typeof schema>;

/** @throws {StartError} with one line that names the variable and what it takes. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, set);
  if (!result.success) {
    const [issue] = result.issues;
    const name = issue.path?.[0]?.key;
    throw new StartError(`${String(name)} takes ${issue.message}, not "${String(issue.input)}"`);
  }
  const environment = result.output;
  if (
    environment.COMPANION_API_BASE === undefined &&
    environment.SANDBOX_PUBLIC !== '1' &&
    !isLoopback(environment.HOST)
  )
    throw new StartError(
      `HOST takes a loopback address while the sandbox is loaded, not "${environment.HOST}": ` +
        'it shows login codes to anyone who asks. SANDBOX_PUBLIC=1 allows it.',
    );
  return environment;
}

/** The part that browsers get. Unset fields are left out: their names would be in every page. */
export function publicConfig(environment: Environment, build: string): PublicConfig {
  const config: PublicConfig = {
    apiBase: environment.COMPANION_API_BASE ?? '',
    build,
    captchaId: environment.COMPANION_CAPTCHA_ID,
    analyticsAppId: environment.COMPANION_ANALYTICS_APP_ID,
    openInstallKey: environment.COMPANION_OPENINSTALL_KEY,
    ipLookupUrl: environment.COMPANION_IP_LOOKUP_URL,
    promoVideo: environment.COMPANION_PROMO_VIDEO_URL,
    siteOrigin: environment.COMPANION_SITE_ORIGIN,
  };
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined),
  ) as unknown as PublicConfig;
}

/** GeeTest's script, its two fall-backs and its API hosts (their loader, v4.1.5). */
const geetestHosts = [
  'https://static.geetest.com',
  'https://static.geevisit.com',
  'https://dn-staticdown.qbox.me',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
];
/** The collector of DataFinder's public cloud (their package, v0.1.6). */
const dataFinderHosts = ['https://mcs.volceapplog.com'];
const openInstallHosts = ['https://res.cdn.openinstall.io'];

/** What pages may load besides our own origin. A vendor's hosts are listed only when the vendor is configured. */
export function policySources(config: PublicConfig): Record<string, string[]> {
  const captcha = config.captchaId === undefined ? [] : geetestHosts;
  const analytics = config.analyticsAppId === undefined ? [] : dataFinderHosts;
  const deepLink = config.openInstallKey === undefined ? [] : openInstallHosts;
  const usesVendors = [captcha, analytics, deepLink].some((hosts) => hosts.length > 0);
  const api = config.apiBase === '' ? [] : [new URL(config.apiBase).origin];
  const sockets = api.map((origin) => origin.replace(/^http/, 'ws'));
  const ip = config.ipLookupUrl === undefined ? [] : [new URL(config.ipLookupUrl).origin];
  return {
    'script-src': [...captcha, ...deepLink],
    'style-src': captcha,
    // Server-rendered `style` attributes carry a companion's hue. They can't carry code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ['data:', ...captcha],
    'connect-src': [...api, ...sockets, ...captcha, ...analytics, ...ip],
    'media-src': [config.promoVideo === undefined ? "'self'" : new URL(config.promoVideo).origin],
    // Vendors' scripts write elements in their own ways. The policy is in `app/head-scripts/trusted-types.ts`.
    ...(!usesVendors && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
