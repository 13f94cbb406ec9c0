import type { Language } from './language.ts';

/** What Hono carries for each call. */
export interface Env {
  Bindings: {
    /** The peer of the connection, as the server saw it. */
    remoteAddress: string;
  };
  Variables: {
    /** The visitor's address, behind trusted proxies too. */
    address: string;
    language: Language;
    /** The parsed JSON body; `{}` when there was none. */
    body: unknown;
  };
}
