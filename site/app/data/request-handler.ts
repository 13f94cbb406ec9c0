import type { RenderedPage } from '@companion/server';
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageChunks } from '../routes/segments/page-chunks.tsx';
import type { PublicConfig } from './config.ts';

/** Returns the result of `compute`, or that of a moment ago. `key` names the call and its arguments. */
export type Share = <Result>(key: string, compute: () => Promise<Result>) => Promise<Result>;

/** What the server gives to every render. */
export interface AppContext {
  config: PublicConfig;
  /** Calls the embedded backend without a network. Unset when a real API base is configured. */
  fetch?: typeof fetch | undefined;
  share: Share;
  /** Time limit of all calls of a page together, ms (docs/contract.md). Later answers are left out. */
  apiTimeoutMs: number;
  /** Scripts of the pages that no route imports statically. Empty in development. */
  pageChunks: PageChunks;
}

export const appContext = createContext<AppContext>();

/** Names of the parts that the API did not send in time. Loaders add to it. */
export const missingParts = createContext<Set<string>>();

/** A document. Its HTML is in `html`: as the body it would be copied twice and read as a stream. */
export interface DocumentResponse extends Response {
  html?: Uint8Array<ArrayBuffer>;
}

/**
 * Renders pages and answers for their data. The built server exports it, so that the context keys are those of its
 * loaders.
 */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, app: AppContext): Promise<RenderedPage> => {
    const context = new RouterContextProvider();
    const missing = new Set<string>();
    context.set(missingParts, missing);
    context.set(appContext, app);
    const response: DocumentResponse = await handle(request, context);
    return {
      status: response.status,
      headers: response.headers,
      body: response.html ?? new Uint8Array(await response.arrayBuffer()),
      isComplete: missing.size === 0,
    };
  };
}
