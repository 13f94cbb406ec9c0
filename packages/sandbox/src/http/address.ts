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
