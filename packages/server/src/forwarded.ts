/** Who sent a request. */
export interface Client {
  /** IP address. */
  address: string;
  /** The client connected over TLS. */
  isSecure: boolean;
}

interface ForwardedHeaders {
  'x-forwarded-for': string | undefined;
  'x-forwarded-proto': string | undefined;
}

/** A server that also listens on IPv6 sees IPv4 peers as `::ffff:a.b.c.d`. */
export const withoutIPv4Prefix = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The client behind trusted proxies. Each proxy appends the address of its caller to `X-Forwarded-For` and the
 * protocol of that connection to `X-Forwarded-Proto`. The client is the last address that is not a trusted proxy:
 * anyone could have written the entries before it.
 */
export function clientOf(
  remoteAddress: string,
  headers: ForwardedHeaders,
  trustedProxies: ReadonlySet<string>,
): Client {
  const peer = withoutIPv4Prefix(remoteAddress);
  if (!trustedProxies.has(peer)) return { address: peer, isSecure: false };
  const hops = entriesOf(headers['x-forwarded-for']).map(withoutIPv4Prefix);
  const client = Math.max(
    0,
    hops.findLastIndex((hop) => !trustedProxies.has(hop)),
  );
  const innerProxies = Math.max(0, hops.length - 1 - client);
  const protocols = entriesOf(headers['x-forwarded-proto']);
  // A proxy that replaces the header leaves one entry.
  const protocol = protocols.at(-1 - innerProxies) ?? protocols[0];
  return { address: hops[client] ?? peer, isSecure: protocol?.toLowerCase() === 'https' };
}

const entriesOf = (header = ''): string[] =>
  header
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
