import type { Language } from './language.ts';

/** What the server knows of a call that the request does not say. */
export interface Connection {
  /** The peer of the connection, as the server saw it. */
  remoteAddress: string;
  /** The client connected over TLS. The server in front of the sandbox knows it. */
  isSecure?: boolean;
}

/** What Hono carries for each call. */
export interface Env {
  Bindings: Connection;
  Variables: {
    /** The visitor's address, behind trusted proxies too. */
    address: string;
    /** The visitor came over https, as far as it can be known. */
    isSecure: boolean;
    language: Language;
    /** The parsed JSON body; `{}` when there was none. */
    body: unknown;
  };
}
