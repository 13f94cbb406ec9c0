import { withoutPrefix } from './environment.ts';

/** Headers of a request as proxies hand it on, and who is at the other end of its connection. */
interface Forwarded {
  peer: string;
  forwardedFor: string | undefined;
  forwardedProto: string | undefined;
}

/**
 * Whether the visitor came by TLS. Each proxy adds whom it was asked by to `X-Forwarded-For` and the protocol to
 * `X-Forwarded-Proto`: what counts is the entry of the trusted proxy that is nearest to the visitor. Anybody
 * could have written those before it.
 */
export function cameByTls(
  { peer, forwardedFor, forwardedProto }: Forwarded,
  trusted: ReadonlySet<string>,
): boolean {
  if (!trusted.has(peer)) return false;
  const hops = entriesOf(forwardedFor).map(withoutPrefix);
  const protocols = entriesOf(forwardedProto);
  const proxiesBefore = hops.length - 1 - hops.findLastIndex((hop) => !trusted.has(hop));
  // A proxy that replaces the list leaves a single entry.
  return (protocols.at(-1 - proxiesBefore) ?? protocols[0])?.toLowerCase() === 'https';
}

/**
 * The visitor's address: the peer, or, when that is a trusted proxy, the nearest address in
 * `X-Forwarded-For` that is no trusted proxy.
 */
export function clientAddress(
  { peer, forwardedFor }: Omit<Forwarded, 'forwardedProto'>,
  trusted: ReadonlySet<string>,
): string {
  if (!trusted.has(peer)) return peer;
  const hops = entriesOf(forwardedFor).map(withoutPrefix);
  return hops.findLast((hop) => !trusted.has(hop)) ?? hops[0] ?? peer;
}

const entriesOf = (header = ''): string[] =>
  header
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
