/** What a proxy adds to a request: the address that came to it, and by which protocol. */
interface Forwarded {
  for: string | null | undefined;
  proto: string | undefined;
}

/** A server that listens by IPv6 too sees the address of an IPv4 caller behind a prefix. */
export const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The visitor's address: the connection's peer, unless that is a proxy we were told to believe.
 * Then the nearest hop in X-Forwarded-For that is not such a proxy itself; what stands left of it
 * could have been written by anyone.
 */
export function clientAddress(
  remoteAddress: string,
  forwardedFor: Forwarded['for'],
  trustedProxies: readonly string[],
): string {
  if (!trustedProxies.includes(remoteAddress)) return remoteAddress;
  const hops = hopsOf(forwardedFor);
  return hops[visitorAt(hops, trustedProxies)] ?? remoteAddress;
}

/**
 * Whether a proxy that we were told to believe says that the visitor came over https. Each proxy
 * adds its word at the right of X-Forwarded-Proto: that of the one to which the visitor came counts.
 */
export function cameSecurely(
  remoteAddress: string,
  forwarded: Forwarded,
  trustedProxies: readonly string[],
): boolean {
  if (!trustedProxies.includes(remoteAddress)) return false;
  const hops = hopsOf(forwarded.for);
  const proxiesBetween = Math.max(0, hops.length - 1 - visitorAt(hops, trustedProxies));
  const protocols = listOf(forwarded.proto);
  // A proxy that replaces the header leaves one word for all of them.
  return (protocols.at(-1 - proxiesBetween) ?? protocols[0])?.toLowerCase() === 'https';
}

/** Place of the nearest hop that is no trusted proxy; all of them are: the farthest. */
const visitorAt = (hops: readonly string[], trustedProxies: readonly string[]): number =>
  Math.max(
    0,
    hops.findLastIndex((hop) => !trustedProxies.includes(hop)),
  );

const hopsOf = (header: Forwarded['for']): string[] => listOf(header).map(withoutPrefix);

const listOf = (header: string | null | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** One visitor has a whole IPv6 /64, so that is what counts as one address. */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
