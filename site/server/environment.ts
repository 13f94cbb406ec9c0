import * as v from 'valibot';

const address = (takes: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), takes),
    v.transform((value) => value.replace(/\/+$/, '')),
  );

const origin = v.pipe(
  address('an origin such as https://companion.example'),
  v.check((value) => new URL(value).origin === value, 'an origin without a path'),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number, 0 to 65535'),
);

/** IPv4 peers of a server that also listens by IPv6 appear as `::ffff:a.b.c.d`. */
export const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The variables of the contract; an empty value counts as unset. */
const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or address')),
    '127.0.0.1',
  ),
  COMPANION_API_BASE: v.optional(address('an http(s) address')),
  COMPANION_CAPTCHA_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'a GeeTest captcha id: letters, digits, - and _')),
  ),
  COMPANION_ANALYTICS_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'a DataFinder app id: digits'), v.transform(Number)),
  ),
  COMPANION_OPENINSTALL_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^\w+$/, 'an OpenInstall app key: letters and digits')),
  ),
  COMPANION_IP_LOOKUP_URL: v.optional(address('an http(s) address')),
  COMPANION_PROMO_VIDEO_URL: v.optional(address('an http(s) address')),
  COMPANION_LLM_BASE_URL: v.optional(address('an http(s) address')),
  /** A server that has one model alone takes any name for it. */
  COMPANION_LLM_MODEL: v.optional(v.string(), 'default'),
  COMPANION_LLM_API_KEY: v.optional(v.string()),
  COMPANION_SITE_ORIGIN: v.optional(origin),
  COMPANION_TRUSTED_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => withoutPrefix(entry.trim()))),
      v.array(v.pipe(v.string(), v.regex(/^[\da-fA-F.:]+$/, 'IP addresses separated by commas'))),
    ),
  ),
  SANDBOX_DATA: v.optional(v.string(), '.sandbox/sandbox.sqlite'),
  SANDBOX_PUBLIC: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
});

export type Environment = v.InferOutput<typeof schema>;

/** Thrown with one line that names the variable and what it takes. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws {EnvironmentError} */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, set);
  if (!result.success) {
    const [issue] = result.issues;
    const name = issue.path?.[0]?.key;
    throw new EnvironmentError(
      `${String(name)} takes ${issue.message}, not "${String(issue.input)}"`,
    );
  }
  const environment = result.output;
  if (
    environment.COMPANION_API_BASE === undefined &&
    environment.SANDBOX_PUBLIC !== '1' &&
    !isLoopback(environment.HOST)
  )
    throw new EnvironmentError(
      `HOST takes a loopback address while the sandbox is loaded, not "${environment.HOST}": ` +
        'it shows login codes to whoever asks. SANDBOX_PUBLIC=1 allows it.',
    );
  return environment;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
