import './fonts.css';
import './page-changes.css';
import './without-scripts.css';
import '@companion/ui/reset';
import { type ReactNode, useEffect } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { beforePaintScript } from './before-paint.ts';
import { documentLanguage, viewport } from './document.ts';
import { doEarlyPress } from './early-press.ts';
import { endEarlyQuery } from './early-query.ts';
import latinFont from './fonts/latin.woff2?url';
import { retainQueryParams } from './middleware/retain-query-params.ts';
import { parsePath } from './paths.ts';
import { defaultThemeClass } from './preferences.ts';
import { publicConfig } from './request-handler.ts';
import { ServerScript } from './server-script.tsx';
import { forgetWhoeverWasBefore } from './session/forget-visitor.ts';
import { PageAnnouncer } from './shell/page-announcer.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [retainQueryParams];

export const loader = ({ context }: Route.LoaderArgs) => context.get(publicConfig);

/** The configuration is the process's: it can't change under a page. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

// Before any page reads what is kept.
if (!import.meta.env.SSR) forgetWhoeverWasBefore();

const beforePaint = import.meta.env.SSR ? beforePaintScript() : '';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { device } = parsePath(pathname);
  return (
    // The visitor's theme is set before React arrives (head-scripts/preferences.ts).
    <html lang={documentLanguage(pathname)} className={defaultThemeClass} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport[device]} />
        <meta name="color-scheme" content="dark light" />
        <ServerScript code={beforePaint} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(doEarlyPress, []);
  useEffect(endEarlyQuery, []);
  return (
    <>
      <Outlet />
      <PageAnnouncer />
    </>
  );
}
