import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PublicConfig } from './config.ts';
import type { PageChunks } from './page-chunks.tsx';

/** What the server gives to every render. */
export interface Surroundings {
  config: PublicConfig;
  /** Reaches the embedded backend without a network; unset when a real API base is configured. */
  fetch?: typeof fetch;
  /** What pages need that no route imports; none while sources change. */
  pageChunks: PageChunks;
}

export const publicConfig = createContext<PublicConfig>();
export const apiFetch = createContext<typeof fetch | undefined>(undefined);

export const pageChunks = createContext<PageChunks>({});

/** A page beside its response, whose body is empty: as a body it would be copied twice and be read as a stream. */
export interface Rendered extends Response {
  html?: Uint8Array<ArrayBuffer>;
}

export type CreateHandler = typeof createHandler;

/**
 * Answers for pages and their data. Exported by the built server itself, so that router and
 * context keys are the very ones that its loaders use.
 */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, surroundings: Surroundings): Promise<Rendered> => {
    const context = new RouterContextProvider();
    context.set(publicConfig, surroundings.config);
    context.set(apiFetch, surroundings.fetch);
    context.set(pageChunks, surroundings.pageChunks);
    return handle(request, context);
  };
}
