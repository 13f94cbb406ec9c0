import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withRetainedQuery } from './query.ts';

/** Query parameters. An empty value stays in the address: without it the old one would be retained (spec §2). */
type Parameters = Readonly<Record<string, string | number>>;

const spelled = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  ).toString();

/**
 * Filters and pages of a list are in its address. Links of a page name only the parameters that it was rendered for,
 * because the HTML is shared; the browser merges in the others.
 */
export function useParameters() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefWith = (parameters: Parameters) => `${pathname}?${spelled(parameters)}`;
  const change = useCallback(
    (parameters: Parameters, { replace = false } = {}) =>
      navigate(withRetainedQuery(`?${spelled(parameters)}`, window.location.search), {
        preventScrollReset: true,
        replace,
      }),
    [navigate],
  );
  return { hrefWith, change };
}
