import type { Language } from './language.ts';

/** What the server knows about the caller of a request. */
export interface Connection {
  /** IP address of the visitor. A server behind proxies resolves it from their headers. */
  address: string;
  /** Whether the visitor came by https. Default: false. */
  isSecure?: boolean;
  /** Whether a trusted proxy passed the request on. Default: false. */
  isProxied?: boolean;
  /** Whether the request came by HTTP/1.0. Default: false. */
  isHttp10?: boolean;
}

/** Hono's context of a call. */
export interface Env {
  Bindings: Connection;
  Variables: {
    /** The visitor's IP address. */
    address: string;
    language: Language;
    /** The parsed JSON body. `{}` if there was none. */
    body: unknown;
  };
}
