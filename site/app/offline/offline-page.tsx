import { OfflineScreen, offlineMessages } from '@companion/screens/offline';
import { locales, switchLocale } from '@companion/screens/paths';
import type { RenderedPage } from '@companion/server';
import type { ServerBuild } from 'react-router';
import { renderPlainPage } from '../plain/plain-page.tsx';
import script from './offline-script.ts?inline-script';

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
    script,
    children: <OfflineScreen homeHref={switchLocale('/', locale)} />,
  });
}
