/** Removes the `::ffff:` prefix of an IPv4 address on a server that listens on IPv6 too. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export const isLoopbackAddress = (address: string): boolean =>
  /^(?:127\.|::1$)/.test(plainAddress(address));

/** The part of an address that counts as one visitor: an IPv6 visitor has a whole /64. */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
