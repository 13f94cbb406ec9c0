import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import en from 'virtual:messages/en';
import ja from 'virtual:messages/ja';
import lateEn from 'virtual:messages/late/en';
import lateJa from 'virtual:messages/late/ja';
import lateZh from 'virtual:messages/late/zh';
import zh from 'virtual:messages/zh';
import { OfflineScreen, offlineMessages } from '@companion/screens/offline';
import { type Locale, languageTag, locales, switchLocale } from '@companion/screens/paths';
import { defaultThemeClass } from '@companion/screens/preferences';
import type { RenderedPage } from '@companion/server';
import { ReactIntlMessages } from '@companion/ui/react-intl';
import { prerenderToNodeStream } from 'react-dom/static';
import { createIntl, type MessageFormatElement, RawIntlProvider } from 'react-intl';
import type { ServerBuild } from 'react-router';
import { withTheme } from '../shell/inline-script.ts';
import script from './offline-script.ts?inline-script';

const catalogues: Record<Locale, Record<string, MessageFormatElement[]>> = {
  zh: { ...zh, ...lateZh },
  en: { ...en, ...lateEn },
  ja: { ...ja, ...lateJa },
};

/**
 * `/offline.html`, also in the other languages: what the service worker shows in place of a page that can't be loaded.
 * One document for all devices, without React, so that it needs no code of the build. `undefined` for other paths.
 */
export async function offlinePage(
  build: ServerBuild,
  pathname: string,
): Promise<RenderedPage | undefined> {
  const locale = locales.find((known) => pathname === switchLocale('/offline.html', known));
  if (locale === undefined) return;
  const nonce = randomUUID();
  // Waits for the code of the drawing.
  const { prelude } = await prerenderToNodeStream(
    <OfflineDocument
      locale={locale}
      styles={build.assets.routes['root']?.css ?? []}
      nonce={nonce}
    />,
    // As in entry.server.tsx.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/html', 'X-Robots-Tag': 'noindex' }),
    body: new Uint8Array(await buffer(prelude)),
    nonce,
    isComplete: true,
  };
}

interface OfflineDocumentProps {
  locale: Locale;
  styles: string[];
  nonce: string;
}

function OfflineDocument({ locale, styles, nonce }: OfflineDocumentProps) {
  const intl = createIntl({ locale: languageTag[locale], messages: catalogues[locale] });
  return (
    <html lang={languageTag[locale]} className={defaultThemeClass}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>{intl.formatMessage(offlineMessages.pageTitle)}</title>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: withTheme(script) }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <RawIntlProvider value={intl}>
          <ReactIntlMessages>
            <OfflineScreen homeHref={switchLocale('/', locale)} />
          </ReactIntlMessages>
        </RawIntlProvider>
      </body>
    </html>
  );
}
