// The offline page has no code in the browser that would bring its styles into the stylesheet.
import '@companion/screens/offline/styles';
import { quiet } from '@companion/screens/loading';
import { addressesFor, type Device, localise, switchDevice } from '@companion/screens/paths';
import { isMobileUserAgent } from '@companion/sdk/device';
import { keptHere } from '@companion/sdk/storage';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import {
  type Guide,
  type GuidesMessage,
  isGuidePath,
  readableGuides,
  WORKER_ADDRESS,
} from '../../worker/guides.ts';
import type { LibraryEntryData } from '../routes/segments/library-entry.tsx';
import { useConfig } from '../session/use-config.ts';

/** Stores saved and last read guides, so that they can be read offline (docs/decisions/093-offline-reading.md). */
export function useOfflineReading(): void {
  const { canReadOffline = import.meta.env.PROD } = useConfig();
  const isOn = canReadOffline && 'serviceWorker' in navigator;
  const { pathname } = useLocation();
  // A page without a guide has neither.
  const { article, game }: Partial<LibraryEntryData> = Object(useMatches().at(-1)?.loaderData);
  const title = article?.title ?? game?.name;

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
    // A page that is left has no user agent any more, and still tells.
    const device = servedDevice();
    const path = switchDevice(pathname, device);
    const read = isGuidePath(path) && title !== undefined ? { path, title } : null;
    const send = async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({
        device,
        saved: savedGuides(path, device),
        read,
      } satisfies GuidesMessage);
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

/**
 * The worker asks for documents. For these the server reads the user agent and its hint, not the width of the window
 * (spec §2). The worker can't tell: a page may have a user agent of its own.
 */
const servedDevice = (): Device =>
  Reflect.get(navigator, 'userAgentData')?.mobile || isMobileUserAgent(navigator.userAgent)
    ? 'mobile'
    : 'desktop';

/** The games and articles on the shelf, in the language of this page. */
function savedGuides(pagePath: string, device: Device): Guide[] {
  const { article } = addressesFor('desktop');
  return keptHere().flatMap(({ kind, id, title }) =>
    kind === 'game' || kind === 'article'
      ? { path: switchDevice(localise(article(id), pagePath), device), title }
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
    const { saved, read } = await readableGuides();
    stored = new Set([...saved, ...read].map((guide) => guide.path));
  };
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link?.origin === location.origin && stored.has(switchDevice(link.pathname, servedDevice())))
      event.stopPropagation();
  };
  addEventListener('offline', onOffline);
  addEventListener('click', onClick, true);
  if (!navigator.onLine) onOffline();
  return () => {
    removeEventListener('offline', onOffline);
    removeEventListener('click', onClick, true);
  };
}
