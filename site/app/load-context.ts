import { createContext, RouterContextProvider } from 'react-router';
import type { PublicConfig } from './config.ts';

/** What the server gives to every render. */
export interface Surroundings {
  config: PublicConfig;
  /** Reaches the embedded backend without a network; unset when a real API base is configured. */
  fetch?: typeof fetch;
}

export const publicConfig = createContext<PublicConfig>();
export const apiFetch = createContext<typeof fetch | undefined>(undefined);

export type LoadContext = typeof loadContext;

/** Exported by the built server, so that the keys are the ones its loaders read by. */
export function loadContext(surroundings: Surroundings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(publicConfig, surroundings.config);
  context.set(apiFetch, surroundings.fetch);
  return context;
}
