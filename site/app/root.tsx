import './shell/fonts.css';
import './shell/page-changes.css';
import './shell/without-scripts.css';
import '@companion/ui/reset';
import { PageAnnouncer } from '@companion/screens/shell';
import { type ReactNode, useEffect } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { appContext } from './data/request-handler.ts';
import { retainQueryParams } from './middleware/retain-query-params.ts';
import { pageOf, parsePath } from './routes/paths.ts';
import { session, storage } from './session/session.ts';
import { documentLanguage, viewport } from './shell/document.ts';
import latinFont from './shell/fonts/latin.woff2?url';
import { inlineScript } from './shell/inline-scripts.ts';
import { defaultThemeClass } from './shell/preferences.ts';
import { ServerOnlyScript } from './shell/server-only-script.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [retainQueryParams];

export const loader = ({ context }: Route.LoaderArgs) => context.get(appContext).config;

/** The configuration cannot change while a page is open. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

// Before a page reads stored data.
if (!import.meta.env.SSR) storage.syncOwner(session);

const headScript = import.meta.env.SSR ? inlineScript() : '';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { device } = parsePath(pathname);
  return (
    // The inline script sets the visitor's theme before hydration.
    <html lang={documentLanguage(pathname)} className={defaultThemeClass} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport[device]} />
        <meta name="color-scheme" content="dark light" />
        <ServerOnlyScript code={headScript} />
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
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.beforeHydration.end(), []);
  return (
    <>
      <Outlet />
      <PageAnnouncer path={pathname} search={search} hash={hash} pageOf={pageOf} />
    </>
  );
}
