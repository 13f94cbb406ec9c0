import { createHash } from 'node:crypto';

/** A name for exactly these bytes, without the quotes of the header. */
export const etagOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Whether the visitor has it already. Compared weakly (RFC 9110, 13.1.2): a proxy may have added `W/`. */
export const isKnown = (etag: string, ifNoneMatch: string | null | undefined): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
