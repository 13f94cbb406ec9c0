import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Draws `node` as a server does, lets the visitor act, and hydrates it. Returns how to remove it. */
export function hydrated(place: HTMLElement, node: ReactNode, act: () => void): () => void {
  place.innerHTML = renderToString(node);
  act();
  const root = hydrateRoot(place, node);
  return () => root.unmount();
}
