/**
 * The visitor's address: the connection's peer, unless that is a proxy we were told to believe.
 * Then the nearest hop in X-Forwarded-For that is not such a proxy itself; what stands left of it
 * could have been written by anyone.
 */
export function clientAddress(
  remoteAddress: string,
  forwardedFor: string | null | undefined,
  trustedProxies: readonly string[],
): string {
  const trusted = (address: string) => trustedProxies.includes(address);
  if (!trusted(remoteAddress) || !forwardedFor) return remoteAddress;
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.findLast((hop) => !trusted(hop)) ?? hops[0] ?? remoteAddress;
}

/** Whether a proxy that we were told to believe says that the visitor came over https. */
export const cameSecurely = (
  remoteAddress: string,
  forwardedProto: string | undefined,
  trustedProxies: readonly string[],
): boolean => trustedProxies.includes(remoteAddress) && forwardedProto === 'https';

/** One visitor has a whole IPv6 /64, so that is what counts as one address. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
