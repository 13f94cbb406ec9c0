import { BusyScreen, errorMessages } from '@companion/screens/error';
import { OfflineScreen, offlineMessages } from '@companion/screens/offline';
import { type Locale, locales, switchLocale } from '@companion/screens/paths';
import type { RenderedPage } from '@companion/server';
import type { ServerBuild } from 'react-router';
import remover from '../../worker/remove-service-worker.ts?inline-script';
import worker from '../../worker/service-worker.ts?inline-script';
import busyScript from './busy-script.ts?inline-script';
import offlineScript from './offline-script.ts?inline-script';
import { renderPlainPage } from './plain-page.tsx';

/** Text of the worker for offline reading, and of the one that removes it. */
export const workers = { worker, remover };

/** Shown in place of a page that the server refuses to look up (docs/operations.md). */
export const busyPage = (build: ServerBuild, locale: Locale): Promise<RenderedPage> =>
  renderPlainPage(build, {
    status: 429,
    locale,
    title: errorMessages.failedPageTitle,
    script: busyScript,
    children: <BusyScreen homeHref={switchLocale('/', locale)} />,
  });

/**
 * `/offline.html`, also in the other languages: what the service worker shows in place of a page that can't be loaded.
 * `undefined` for other paths.
 */
export async function offlinePage(
  build: ServerBuild,
  pathname: string,
): Promise<RenderedPage | undefined> {
  const locale = locales.find((known) => pathname === switchLocale('/offline.html', known));
  if (locale === undefined) return;
  return renderPlainPage(build, {
    status: 200,
    locale,
    title: offlineMessages.pageTitle,
    script: offlineScript,
    children: <OfflineScreen homeHref={switchLocale('/', locale)} />,
  });
}
