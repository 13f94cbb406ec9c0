import {
  dataFinderPolicy,
  geetestPolicy,
  openInstallPolicy,
  type VendorPolicy,
} from '@companion/sdk/content-security-policy';
import { StartError } from '@companion/server';
import {
  baseUrl,
  folder,
  httpUrl,
  integer,
  ipRanges,
  milliseconds,
  origin,
  port,
  readSettings,
  share,
  text,
  urlOf,
} from '@companion/server/settings';
import * as v from 'valibot';

const link = v.optional(httpUrl);

/** Parts that a real backend may run without, and what configures each. */
const parts = {
  captcha: ['COMPANION_CAPTCHA_ID'],
  analytics: ['COMPANION_ANALYTICS_APP_ID'],
  'deep-link': ['COMPANION_OPENINSTALL_KEY'],
  ip: ['COMPANION_IP_LOOKUP_URL'],
  messaging: ['COMPANION_MESSAGING_URL', 'COMPANION_MESSAGING_APP_ID'],
} as const;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

/** Variables that have a meaning together only. */
const pairs = [
  ['COMPANION_MESSAGING_URL', 'COMPANION_MESSAGING_APP_ID'],
  ['COMPANION_QQ_URL', 'COMPANION_QQ_GROUP'],
  ['COMPANION_WECHAT_URL', 'COMPANION_WECHAT_ID'],
] as const;

/** The variables of docs/contract.md. */
const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text(/^[\w.:-]+$/, 'a host name or address'), '127.0.0.1'),
  COMPANION_ADMIN_PORT: v.optional(port),
  COMPANION_API_BASE: v.optional(baseUrl),
  // Below the 20 s after which the server closes a silent connection.
  COMPANION_API_TIMEOUT_MS: v.optional(milliseconds(1, 15_000), '2000'),
  COMPANION_STOP_NOTICE_MS: v.optional(milliseconds(0, 60_000), '1000'),
  COMPANION_CAPTCHA_ID: v.optional(
    text(/^[\w-]+$/, 'a GeeTest captcha id: letters, digits, - and _'),
  ),
  COMPANION_ANALYTICS_APP_ID: v.optional(integer('a DataFinder app id: digits')),
  COMPANION_OPENINSTALL_KEY: v.optional(
    text(/^\w+$/, 'an OpenInstall app key: letters and digits'),
  ),
  COMPANION_IP_LOOKUP_URL: link,
  COMPANION_MESSAGING_URL: v.optional(urlOf(/^(?:ws|http)s?:$/, 'a ws(s) or http(s) address')),
  COMPANION_MESSAGING_APP_ID: v.optional(
    text(/^[\w.-]{1,100}$/, 'an app id: letters, digits, ., - and _'),
  ),
  COMPANION_ALLOW_MISSING: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((part) => part.trim())),
      v.array(v.picklist(partNames, `parts separated by commas: ${partNames.join(', ')}`)),
    ),
  ),
  COMPANION_API_LANGUAGE: v.optional(v.picklist(['page', 'zh'], 'page or zh'), 'page'),
  COMPANION_DOWNLOAD_BASE: v.optional(baseUrl),
  COMPANION_STORE_URL: link,
  COMPANION_SHORT_VIDEO_URL: link,
  COMPANION_VIDEO_URL: link,
  COMPANION_QQ_URL: link,
  COMPANION_QQ_GROUP: v.optional(text(/^\d{5,15}$/, 'a group number')),
  COMPANION_WECHAT_URL: link,
  COMPANION_WECHAT_ID: v.optional(text(/^[\w-]{1,50}$/, 'a WeChat id: letters, digits, - and _')),
  COMPANION_RECRUITMENT_URL: link,
  COMPANION_PRODUCT_SITE_URL: link,
  COMPANION_PROMO_VIDEO_URL: link,
  COMPANION_LLM_BASE_URL: v.optional(baseUrl),
  /** Servers with a single model accept any name. */
  COMPANION_LLM_MODEL: v.optional(v.string(), 'default'),
  COMPANION_LLM_API_KEY: v.optional(v.string()),
  COMPANION_VITALS_SHARE: v.optional(share('the visits')),
  COMPANION_OFFLINE: v.optional(v.picklist(['0', '1'], '0 or 1'), '1'),
  COMPANION_SITE_ORIGIN: v.optional(origin),
  COMPANION_TRUSTED_PROXY: v.optional(ipRanges),
  COMPANION_CONTENT: v.optional(folder('a folder of content that exists')),
  COMPANION_DOCUMENTS: v.optional(folder('a folder of documents that exists')),
  SANDBOX_DATA: v.optional(v.string(), '.sandbox/sandbox.sqlite'),
  SANDBOX_REPLY_PACE_MS: v.optional(milliseconds(0, 1_000), '35'),
  SANDBOX_PUBLIC: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
});

export type Environment = v.InferOutput<typeof schema>;

/** @throws {StartError} with one line that names the variable and what it takes. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const environment = readSettings(schema, variables);
  if (
    environment.COMPANION_API_BASE === undefined &&
    environment.SANDBOX_PUBLIC !== '1' &&
    !isLoopback(environment.HOST)
  )
    throw new StartError(
      `HOST takes a loopback address while the sandbox is loaded, not "${environment.HOST}": ` +
        'it shows login codes to anyone who asks. SANDBOX_PUBLIC=1 allows it.',
    );
  for (const [one, other] of pairs) {
    const [missing, set] = environment[one] === undefined ? [one, other] : [other, one];
    if (environment[missing] === undefined && environment[set] !== undefined)
      throw new StartError(`${missing} is missing: ${set} needs it`);
  }
  if (environment.COMPANION_API_BASE !== undefined) checkParts(environment);
  return environment;
}

/** With a real backend nothing stands in for what is not configured. */
function checkParts(environment: Environment): void {
  const allowed = environment.COMPANION_ALLOW_MISSING ?? [];
  const missing = partNames.filter(
    (part) =>
      !allowed.includes(part) && parts[part].some((name) => environment[name] === undefined),
  );
  if (missing.length > 0)
    throw new StartError(
      `COMPANION_API_BASE needs ${missing.flatMap((part) => parts[part]).join(', ')} too; ` +
        `COMPANION_ALLOW_MISSING=${missing.join(',')} starts without`,
    );
}

const withoutUnset = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;

/** The sandbox serves the messaging protocol on the site's own origin. */
const sandboxMessaging = { url: '/sandbox/messaging', appId: 'companion-web' };

function messagingOf(environment: Environment) {
  const { COMPANION_MESSAGING_URL: url, COMPANION_MESSAGING_APP_ID: appId } = environment;
  if (url !== undefined && appId !== undefined) return { url, appId };
  return environment.COMPANION_API_BASE === undefined ? sandboxMessaging : undefined;
}

/** Addresses of the operator (spec §2, §7). Unset ones are the site's own. */
function linksOf(environment: Environment) {
  const { COMPANION_QQ_URL: qq, COMPANION_QQ_GROUP: group } = environment;
  const { COMPANION_WECHAT_URL: wechat, COMPANION_WECHAT_ID: wechatId } = environment;
  const links = withoutUnset({
    downloads: environment.COMPANION_DOWNLOAD_BASE,
    store: environment.COMPANION_STORE_URL,
    shortVideo: environment.COMPANION_SHORT_VIDEO_URL,
    video: environment.COMPANION_VIDEO_URL,
    qq: qq && group ? { url: qq, copy: group } : undefined,
    wechat: wechat && wechatId ? { url: wechat, copy: wechatId } : undefined,
    recruitment: environment.COMPANION_RECRUITMENT_URL,
    productSite: environment.COMPANION_PRODUCT_SITE_URL,
  });
  return Object.keys(links).length > 0 ? links : undefined;
}

/** What the browser needs to know. `docs/contract.md` explains the variables. */
const publicFields = (environment: Environment, build: string) => ({
  /** Base address of the API; empty: the site's own origin. */
  apiBase: environment.COMPANION_API_BASE ?? '',
  /** Id of the running build. */
  build,
  captchaId: environment.COMPANION_CAPTCHA_ID,
  analyticsAppId: environment.COMPANION_ANALYTICS_APP_ID,
  openInstallKey: environment.COMPANION_OPENINSTALL_KEY,
  ipLookupUrl: environment.COMPANION_IP_LOOKUP_URL,
  /** Without a messaging service there are no talks. */
  messaging: messagingOf(environment),
  /** Language of every call; unset: the page's. */
  apiLanguage: environment.COMPANION_API_LANGUAGE === 'zh' ? ('zh' as const) : undefined,
  links: linksOf(environment),
  promoVideo: environment.COMPANION_PROMO_VIDEO_URL,
  /** Share of the visits that report vitals and errors. */
  vitalsShare: environment.COMPANION_VITALS_SHARE || undefined,
  /** False: the operator switched offline reading off. */
  canReadOffline: environment.COMPANION_OFFLINE === '0' ? false : undefined,
  /** Public origin for canonical links. Without one search engines must not index the site. */
  siteOrigin: environment.COMPANION_SITE_ORIGIN,
});
type PublicFields = ReturnType<typeof publicFields>;

/** Configuration that the server sends to the browser. It is read at run time, never built in. */
export type PublicConfig = Partial<PublicFields> & Pick<PublicFields, 'apiBase' | 'build'>;

/** Unset fields are left out: their names would be in every page. */
export const publicConfig = (environment: Environment, build: string): PublicConfig =>
  withoutUnset(publicFields(environment, build)) as PublicConfig;

/** What pages may load besides our own origin. A vendor's hosts are listed only when the vendor is configured. */
export function policySources(config: PublicConfig): Record<string, string[]> {
  const vendors = [
    ...(config.captchaId === undefined ? [] : [geetestPolicy]),
    ...(config.analyticsAppId === undefined ? [] : [dataFinderPolicy]),
    ...(config.openInstallKey === undefined ? [] : [openInstallPolicy]),
  ];
  const hosts = (directive: keyof VendorPolicy) =>
    vendors.flatMap((policy) => policy[directive] ?? []);
  const calls = [config.apiBase, config.messaging?.url, config.ipLookupUrl]
    // The sandbox has our own origin.
    .flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));
  return {
    'script-src': hosts('script-src'),
    'style-src': hosts('style-src'),
    // Server-rendered `style` attributes carry a companion's hue. They can't carry code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ['data:', ...hosts('img-src')],
    'connect-src': [...new Set(calls), ...hosts('connect-src')],
    'media-src': [config.promoVideo === undefined ? "'self'" : new URL(config.promoVideo).origin],
    // Vendors' scripts create elements without a policy. Ours is in packages/screens/src/inline/trusted-types.ts.
    ...(vendors.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
