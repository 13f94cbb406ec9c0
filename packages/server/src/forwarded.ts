import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Who sent a request. */
export interface Connection {
  /** IP address, also behind trusted proxies. */
  address: string;
  /** The client connected over TLS. */
  isSecure: boolean;
  /** A trusted proxy passed the request on. */
  isProxied: boolean;
  /** By HTTP/1.0, which browsers do not speak, and proxies such as nginx do unless told otherwise. */
  isHttp10: boolean;
}

/** A server that also listens on IPv6 sees IPv4 addresses as `::ffff:a.b.c.d`. */
export const withoutIPv4Prefix = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some proxies append the port, too: `203.0.113.9:4711`, `[2001:db8::7]:4711`. */
const withoutPort = (address: string): string =>
  address.replace(/^(?:\[(.+)\]|([^:]+))(?::\d+)?$/, '$1$2');

/** An address, or a range such as `10.0.0.0/8`. A range of all addresses is none. */
export function isIpRange(range: string): boolean {
  // `proxyAddr` also takes names of ranges, and numbers such as `1` and `010.0.0.1`.
  if (!isIP(range.replace(/\/.*/, ''))) return false;
  try {
    proxyAddr.compile(range);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a function that finds the client behind trusted proxies. Each proxy appends the address of its caller to
 * `X-Forwarded-For` and the protocol of that connection to `X-Forwarded-Proto`. The client is the last address that is
 * not a trusted proxy: anyone could have written the entries before it.
 */
export function connectionFinder(trustedProxies: readonly string[]) {
  const isListed = proxyAddr.compile([...trustedProxies]);
  // A connection that was reset has no address.
  const isTrusted = (address: string | undefined, hop: number) =>
    isListed(withoutPort(address ?? ''), hop);
  return (request: IncomingMessage): Connection => {
    const addresses = proxyAddr.all(request, isTrusted);
    const address = withoutIPv4Prefix(withoutPort(addresses.at(-1) ?? ''));
    const isHttp10 = request.httpVersion === '1.0';
    if (!isTrusted(request.socket.remoteAddress, 0))
      return { address, isSecure: false, isProxied: false, isHttp10 };
    const header = request.headers['x-forwarded-proto'];
    const protocols = String(header ?? '').split(',');
    // A proxy that replaces the header leaves one entry.
    const protocol = protocols.at(-Math.max(1, addresses.length - 1)) ?? protocols[0];
    const isSecure = protocol?.trim().toLowerCase() === 'https';
    return { address, isSecure, isProxied: true, isHttp10 };
  };
}
