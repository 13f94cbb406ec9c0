import { createHash } from 'node:crypto';

/** Hash of `bytes` for an ETag, without quotes. */
export const etagOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
