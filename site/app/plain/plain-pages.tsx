import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import en from 'virtual:messages/en';
import ja from 'virtual:messages/ja';
import lateEn from 'virtual:messages/late/en';
import lateJa from 'virtual:messages/late/ja';
import lateZh from 'virtual:messages/late/zh';
import zh from 'virtual:messages/zh';
import { BusyScreen, errorMessages } from '@companion/screens/error';
import { OfflineScreen, offlineMessages } from '@companion/screens/offline';
import { type Locale, languageTag, locales, switchLocale } from '@companion/screens/paths';
import { defaultThemeClass } from '@companion/screens/preferences';
import type { RenderedPage } from '@companion/server';
import { ReactIntlMessages } from '@companion/ui/react-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createIntl,
  type MessageDescriptor,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl';
import type { ServerBuild } from 'react-router';
import remover from '../../worker/remove-service-worker.ts?inline-script';
import worker from '../../worker/service-worker.ts?inline-script';
import { withTheme } from '../shell/with-theme.ts';
import busyScript from './busy-script.ts?inline-script';
import offlineScript from './offline-script.ts?inline-script';

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

const catalogues: Record<Locale, Record<string, MessageFormatElement[]>> = {
  zh: { ...zh, ...lateZh },
  en: { ...en, ...lateEn },
  ja: { ...ja, ...lateJa },
};

interface PlainPage {
  status: number;
  locale: Locale;
  title: MessageDescriptor;
  /** Inline, in the head. */
  script: string;
  children: ReactNode;
}

/** One document for all devices, without React in the browser, so that it needs no code of the build. */
async function renderPlainPage(
  build: ServerBuild,
  { status, locale, title, script, children }: PlainPage,
): Promise<RenderedPage> {
  const intl = createIntl({ locale: languageTag[locale], messages: catalogues[locale] });
  const nonce = randomUUID();
  // Waits for the code of the drawing.
  const { prelude } = await prerenderToNodeStream(
    <html lang={languageTag[locale]} className={defaultThemeClass}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>{intl.formatMessage(title)}</title>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: withTheme(script) }} />
        {build.assets.routes['root']?.css?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <RawIntlProvider value={intl}>
          <ReactIntlMessages>{children}</ReactIntlMessages>
        </RawIntlProvider>
      </body>
    </html>,
    // As in entry.server.tsx.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    status,
    headers: new Headers({ 'Content-Type': 'text/html', 'X-Robots-Tag': 'noindex' }),
    body: new Uint8Array(await buffer(prelude)),
    nonce,
    isComplete: true,
  };
}
