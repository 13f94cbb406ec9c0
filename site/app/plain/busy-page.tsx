import { BusyScreen, errorMessages } from '@companion/screens/error';
import { type Locale, switchLocale } from '@companion/screens/paths';
import type { RenderedPage } from '@companion/server';
import type { ServerBuild } from 'react-router';
import script from './busy-script.ts?inline-script';
import { renderPlainPage } from './plain-page.tsx';

/** Shown in place of a page that the server refuses to look up (docs/operations.md). */
export const busyPage = (build: ServerBuild, locale: Locale): Promise<RenderedPage> =>
  renderPlainPage(build, {
    status: 429,
    locale,
    title: errorMessages.failedPageTitle,
    script,
    children: <BusyScreen homeHref={switchLocale('/', locale)} />,
  });
