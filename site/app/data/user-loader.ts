import { importWhenOnline } from '@companion/screens/loading';
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { session } from '../session/session.ts';
import type { Load } from './loader-context.ts';

type InBrowser = typeof import('./load-in-browser.ts');

const importLoads = importWhenOnline<InBrowser>(() => import('./load-in-browser.ts'));

/**
 * The client loader of a page with content of the API. When a user is logged in, a change of page asks the API from the
 * browser (docs/decisions/071-loads-in-the-browser.md); for a visitor the site's server asks. The code comes with the
 * first such change.
 */
export const userLoader =
  <Content>(pick: (loads: InBrowser) => Load<Content>) =>
  async (args: ClientLoaderFunctionArgs): Promise<Content> => {
    if (session.getSnapshot().isLoggedIn) {
      // Without the code the server asks.
      const loads = await importLoads().catch(() => undefined);
      if (loads) return loads.loadInBrowser(pick(loads), args);
    }
    return args.serverLoader() as Promise<Content>;
  };

/** Of the routes with such a loader: another fragment needs no new data. React Router would load when one is removed. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search !== nextUrl.search ||
    currentUrl.hash === nextUrl.hash ||
    nextUrl.hash !== '');
