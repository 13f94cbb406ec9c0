import {
  forAnotherPage,
  localise,
  searchAddress,
  withRetainedQuery,
} from '@companion/screens/paths';
import { media } from '@companion/ui/theme';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useCallback } from 'react';
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { checkNetwork } from '../session/notices.ts';
import { reportAction } from '../session/report-action.ts';

/** The query that links retain. Visitors share the HTML, so links have none before hydration. */
export function useRetainedSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}

/**
 * Navigates like a link (router-link.tsx): without a network the page stays, and its own address is no new entry.
 * @param loads whether the new address needs data
 */
function useNavigateOnline(loads = true): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    async (to, options) => {
      if (loads && !navigator.onLine && !(await checkNetwork())) return;
      const { href } = window.location;
      navigate(to, { ...options, replace: options?.replace || new URL(to, href).href === href });
    },
    [loads, navigate],
  );
}

/** Navigates to an address of spec §2 (`/m/profile`) in the page's language, with the retained query. */
export function useGo(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigateOnline();
  return useCallback(
    (address, options) => {
      const { pathname, search } = window.location;
      navigate(withRetainedQuery(localise(address, pathname), forAnotherPage(search)), options);
    },
    [navigate],
  );
}

/** Search props of a header and of the library (spec §2). */
export function useSearch(searchPath: string) {
  const { pathname } = useLocation();
  const go = useGo();
  return {
    searchAction: localise(searchPath, pathname),
    onSearch: (text: string) => {
      reportAction('search');
      // In the field of a search page that stays, the keyboard would stay over the results.
      if (matchMedia(media.touch).matches)
        document.getElementById('main')?.focus({ preventScroll: true });
      go(searchAddress(searchPath, text, window.location.search));
    },
  };
}

/** Query parameters. An empty value stays in the address: without it the old one would be retained (spec §2). */
type Parameters = Readonly<Record<string, string | number>>;

const queryOf = (parameters: Parameters) =>
  `?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;

/**
 * Filters and pages of a list are in its address. Links name only the parameters that the server renders, because
 * visitors share the HTML. The browser merges in the others.
 * @param options.loads whether a filter or a page needs data
 */
export function usePage({ loads = true } = {}) {
  const { pathname } = useLocation();
  const navigate = useNavigateOnline(loads);
  const { location: next } = useNavigation();
  // A second filter may be chosen while the first one loads.
  const pending = next?.pathname === pathname ? next.search : undefined;
  const hrefWith = (parameters: Parameters) => `${pathname}${queryOf(parameters)}`;
  const change = useCallback(
    (parameters: Parameters, { replace = false } = {}) =>
      navigate(withRetainedQuery(queryOf(parameters), pending ?? window.location.search), {
        preventScrollReset: true,
        replace,
      }),
    [navigate, pending],
  );
  return { hrefWith, change, reload: useRevalidator().revalidate };
}
