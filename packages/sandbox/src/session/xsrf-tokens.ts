import { randomBytes } from 'node:crypto';
import { type Secrets, sameBytes } from '../secrets.ts';

const NONCE_BYTES = 16;
const MAC_BYTES = 16;

/**
 * Values of the anti-forgery cookie. Other apps on this host name may set a cookie of the same name, so a token says
 * who issued it.
 */
export interface XsrfTokens {
  issue(): string;
  isIssued(token: string): boolean;
}

export function createXsrfTokens(secrets: Secrets): XsrfTokens {
  const macOf = (nonce: Buffer) =>
    secrets.mac('xsrf', nonce.toString('hex')).subarray(0, MAC_BYTES);
  return {
    issue() {
      const nonce = randomBytes(NONCE_BYTES);
      return Buffer.concat([nonce, macOf(nonce)]).toString('base64url');
    },
    isIssued(token) {
      const bytes = Buffer.from(token, 'base64url');
      return sameBytes(macOf(bytes.subarray(0, NONCE_BYTES)), bytes.subarray(NONCE_BYTES));
    },
  };
}
