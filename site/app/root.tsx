import './shell/fonts.css';
import './shell/without-scripts.css';
import '@companion/ui/reset';
import { RootErrorScreen } from '@companion/screens/error';
import { ServerOnlyScript, useServerRendered } from '@companion/screens/head';
import { formatPath, languageTag, pageOf, parsePath, routeName } from '@companion/screens/paths';
import { defaultThemeClass } from '@companion/screens/preferences';
import { PageAnnouncer, viewport } from '@companion/screens/shell';
import { skipFirstInteraction } from '@companion/ui/first-interaction';
import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root';
import { renderContext } from './data/request-handler.ts';
import { retainQueryParams } from './middleware/retain-query-params.ts';
import { reportAction } from './session/report-action.ts';
import { session, storage } from './session/session.ts';
import { type PageConfig, siteConfig } from './session/use-config.ts';
import latinFont from './shell/fonts/latin.woff2?url';
import inlineScript from './shell/inline.ts?inline-script';
import { ScriptNonce } from './shell/script-nonce.ts';
import { withTheme } from './shell/with-theme.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [retainQueryParams];

export const loader = ({ context }: Route.LoaderArgs): PageConfig => ({
  ...context.get(renderContext).config,
  year: new Date().getFullYear(),
});

/** `routeName(pathname)`: the name of a page (spec §2). Pages with a prefix share a route, so that their names are here. */
export const handle = { routeName };

/** The configuration cannot change while a page is open. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

// Must run before a page reads stored data.
if (!import.meta.env.SSR) storage.syncOwner(session);

const headScript = import.meta.env.SSR ? withTheme(inlineScript) : '';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { device, locale } = parsePath(pathname);
  const nonce = useContext(ScriptNonce);
  return (
    // The inline script sets the visitor's theme before hydration.
    <html
      lang={languageTag[locale]}
      data-route={routeName(pathname)}
      className={defaultThemeClass}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport[device]} />
        <meta name="color-scheme" content="dark light" />
        <ServerOnlyScript code={headScript} nonce={nonce} />
        <link rel="manifest" href={`/${locale}.webmanifest`} />
        <Links />
      </head>
      <body>
        {children}
        <RouterScripts />
      </body>
    </html>
  );
}

/** The router's scripts are in the server's document only: Trusted Types forbid React to write them. */
function RouterScripts() {
  if (!useServerRendered()) return <DrawnAnew />;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** Used where React drew the document anew, because something had changed it before hydration. */
function DrawnAnew() {
  useScrollRestoration();
  useLayoutEffect(() => {
    window.applyStoredState();
    skipFirstInteraction();
  }, []);
  return null;
}

/** Error page of what surrounds the pages, such as the code of a language that could not be loaded. */
function RootError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const path = parsePath(pathname);
  useEffect(() => window.onHydrated?.(), []);
  return (
    <RootErrorScreen
      status={isRouteErrorResponse(error) ? error.status : 500}
      locale={path.locale}
      homeHref={formatPath({ ...path, segments: [] })}
      retryHref={`${pathname}${search}`}
    />
  );
}

export { RootError as ErrorBoundary };

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname, search, hash } = useLocation();
  // In the render: effects of other components run before those of the root.
  if (!import.meta.env.SSR) siteConfig.current = loaderData;
  useVisitReports(pathname);
  return (
    <>
      <Outlet />
      <PageAnnouncer path={pathname} search={search} hash={hash} pageOf={pageOf} />
    </>
  );
}

/** Reports each page that a user opens, and each login. */
function useVisitReports(pathname: string): void {
  useEffect(() => reportAction('page_opened', { page: routeName(pathname) }), [pathname]);
  useEffect(
    () =>
      session.subscribe((isLoginHere) => {
        if (isLoginHere) reportAction('login');
      }),
    [],
  );
}
