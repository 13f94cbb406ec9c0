// The offline page has no code in the browser that would bring its styles into the stylesheet.
import '@companion/screens/offline/styles';
import { quiet } from '@companion/screens/loading';
import { addressesFor, localise, parsePath } from '@companion/screens/paths';
import type { Article, GameDetail } from '@companion/sdk/contract';
import { keptHere } from '@companion/sdk/storage';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import {
  type Guide,
  type GuidesMessage,
  isGuidePath,
  storedGuides,
  WORKER_ADDRESS,
} from '../../worker/guides.ts';
import { useConfig } from '../session/use-config.ts';

/** Stores saved and last read guides, so that they can be read offline (docs/decisions/093-offline-reading.md). */
export function useOfflineReading(): void {
  const { canReadOffline = import.meta.env.PROD } = useConfig();
  const isOn = canReadOffline && 'serviceWorker' in navigator;
  const { pathname } = useLocation();
  const title = titleOf(useMatches().at(-1)?.loaderData);

  useEffect(() => {
    if (!isOn) return;
    quiet()
      .then(() => navigator.serviceWorker.register(WORKER_ADDRESS))
      // Where storage is forbidden there is no offline reading.
      .catch(() => {});
    return openGuidesOffline();
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return;
    const path = pathname.replace(/\/$/, '');
    const read = isGuidePath(path) && title !== undefined ? { path, title } : null;
    const send = async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ saved: savedGuides(path), read } satisfies GuidesMessage);
    };
    send();
    // The visitor may have saved the guide meanwhile.
    const onHide = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [isOn, pathname, title]);
}

/** Title of a page with a guide; else undefined. */
function titleOf(loaderData: unknown): string | undefined {
  const { article, game } = Object(loaderData) as {
    article?: Article | null;
    game?: GameDetail | null;
  };
  return article?.title ?? game?.name;
}

/** The games and articles on the shelf, with addresses for this page's device and language. */
function savedGuides(path: string): Guide[] {
  const addresses = addressesFor(parsePath(path).device);
  return keptHere().flatMap(({ kind, id, title }) =>
    kind === 'game' || kind === 'article'
      ? { path: localise(addresses.article(id), path), title }
      : [],
  );
}

/**
 * Offline a link of the site only says that the network is gone (shell/router-link.tsx). A link to a stored guide is
 * followed by the browser itself, and the worker answers.
 * @returns how to stop.
 */
function openGuidesOffline(): () => void {
  let stored: ReadonlySet<string> = new Set();
  const onOffline = async () => {
    const { saved, read } = await storedGuides();
    stored = new Set([...saved, ...read].map((guide) => guide.path));
  };
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link?.origin === location.origin && stored.has(link.pathname)) event.stopPropagation();
  };
  addEventListener('offline', onOffline);
  addEventListener('click', onClick, true);
  if (!navigator.onLine) onOffline();
  return () => {
    removeEventListener('offline', onOffline);
    removeEventListener('click', onClick, true);
  };
}
