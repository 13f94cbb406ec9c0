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

/** What the API did not give to a page in time: its loaders add to it. */
export const missingParts = createContext<Set<string>>();

/** A page beside its response, whose body is empty: as a body it would be copied twice and be read as a stream. */
export interface DrawnPage extends Response {
  html?: Uint8Array<ArrayBuffer>;
}

export interface Rendered extends DrawnPage {
  /** False for a page that stands without parts which the API did not give in time. */
  isWhole: boolean;
}

export type CreateHandler = typeof createHandler;

/**
 * Answers for pages and their data. Exported by the built server itself, so that router and
 * context keys are the very ones that its loaders use.
 */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, surroundings: Surroundings): Promise<Rendered> => {
    const context = new RouterContextProvider();
    const missing = new Set<string>();
    context.set(missingParts, missing);
    context.set(publicConfig, surroundings.config);
    context.set(apiFetch, surroundings.fetch);
    context.set(pageChunks, surroundings.pageChunks);
    const response = await handle(request, context);
    return Object.assign(response, { isWhole: missing.size === 0 });
  };
}
