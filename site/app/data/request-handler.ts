import { randomUUID } from 'node:crypto';
import type { RenderedPage, Tracer } from '@companion/server';
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Documents } from '../../server/documents.ts';
import type { PublicConfig } from '../../server/environment.ts';

export interface AppContext {
  config: PublicConfig;
  /** The current documents of the operator. */
  documents: () => Documents;
  /** Calls the embedded backend without a network. Unset when a real API base is configured. */
  fetch?: typeof fetch | undefined;
  /** Returns the result of `compute`, or a recent one. `key` names the call and its arguments. */
  share: <Result>(key: string, compute: () => Promise<Result>) => Promise<Result>;
  /** Time limit of all calls of a page together, ms (docs/contract.md). Later answers are left out. */
  apiTimeoutMs: number;
  /** Called for each call to the API. `path` is without its query. */
  onCall?: ((path: string, outcome: 'ok' | 'failed', seconds: number) => void) | undefined;
  /** Records calls to the API, and hands their trace to the backend. */
  tracer: Tracer;
}

/** What the loaders and the document of one render share. */
export interface Render extends AppContext {
  /** Names of the parts that the API did not send in time. Loaders add to it. */
  missing: Set<string>;
  /** Surrogate keys of what the page shows. Calls add to it. */
  keys: Set<string>;
  /** Of the span of the render. */
  traceparent?: string | undefined;
  /** Of the inline scripts of the document. */
  nonce: string;
}

export const renderContext = createContext<Render>();

/** A document. Its HTML is in `html`, because a body would be copied and read as a stream. */
export interface DocumentResponse extends Response {
  html?: Uint8Array<ArrayBuffer>;
}

/** Renders pages and their data. Exported by the server's build, because its loaders must have the same context key. */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, app: AppContext): Promise<RenderedPage> => {
    const missing = new Set<string>();
    const keys = new Set<string>();
    const nonce = randomUUID();
    const traceparent = request.headers.get('traceparent') ?? undefined;
    const context = new RouterContextProvider();
    context.set(renderContext, { ...app, missing, keys, traceparent, nonce });
    const response: DocumentResponse = await handle(request, context);
    return {
      status: response.status,
      headers: response.headers,
      body: response.html ?? new Uint8Array(await response.arrayBuffer()),
      nonce: response.html && nonce,
      isComplete: missing.size === 0,
      keys: [...keys],
    };
  };
}
