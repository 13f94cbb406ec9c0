import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const KEY_BYTES = 32;
const PRIVATE = 0o600;
/** 256 bits (ASVS 7.2.3 asks for 128). */
const TOKEN_BYTES = 32;

export interface Secrets {
  /** HMAC-SHA-256 with the server's key, for values that are too short for a plain hash. */
  mac(purpose: string, value: string): Buffer;
}

/**
 * Opens or creates the server's key. It is stored beside the database, not in it: a copy of the
 * database alone does not allow to brute-force the codes and phone numbers behind its HMACs.
 */
export function openSecrets(dataPath: string): Secrets {
  const key = dataPath === ':memory:' ? randomBytes(KEY_BYTES) : readOrCreateKey(`${dataPath}.key`);
  return {
    mac: (purpose, value) => createHmac('sha256', key).update(`${purpose}\0${value}`).digest(),
  };
}

function readOrCreateKey(path: string): Buffer {
  let key = existsSync(path) ? readFileSync(path) : null;
  if (key?.length !== KEY_BYTES) {
    key = randomBytes(KEY_BYTES);
    writeFileSync(path, key, { mode: PRIVATE });
  }
  chmodSync(path, PRIVATE);
  return key;
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Tokens have 256 random bits, so a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
