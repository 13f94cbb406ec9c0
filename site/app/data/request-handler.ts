import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageChunks } from '../routes/segments/page-chunks.tsx';
import type { PublicConfig } from './config.ts';

/** Answers as `ask` does, or as it did a moment ago for another page. `call`: which, with what it is asked for. */
export type Share = <Answer>(call: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** What the server hands to every render. */
export interface AppContext {
  config: PublicConfig;
  /** Reaches the embedded backend without a network; unset when a real API base is configured. */
  fetch?: typeof fetch | undefined;
  share: Share;
  /** Scripts of the pages that no route imports statically; empty in development. */
  pageChunks: PageChunks;
}

export const publicConfig = createContext<PublicConfig>();
export const apiFetch = createContext<typeof fetch | undefined>(undefined);
export const shareAnswer = createContext<Share>();

export const pageChunks = createContext<PageChunks>({});

/** Names of the parts that the API did not give to this page in time; loaders add to it. */
export const missingParts = createContext<Set<string>>();

/** A rendered page. Its HTML travels in `html`, not as the body, which would be copied twice and read as a stream. */
export interface DrawnPage extends Response {
  html?: Uint8Array<ArrayBuffer>;
}

export interface Rendered extends DrawnPage {
  /** False: parts are missing that the API did not give in time. */
  isWhole: boolean;
}

export type CreateHandler = typeof createHandler;

/**
 * Answers for pages and their data. Exported by the built server itself, so that router and
 * context keys are the very ones that its loaders use.
 */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, appContext: AppContext): Promise<Rendered> => {
    const context = new RouterContextProvider();
    const missing = new Set<string>();
    context.set(missingParts, missing);
    context.set(publicConfig, appContext.config);
    context.set(apiFetch, appContext.fetch);
    context.set(shareAnswer, appContext.share);
    context.set(pageChunks, appContext.pageChunks);
    const response = await handle(request, context);
    return Object.assign(response, { isWhole: missing.size === 0 });
  };
}
