import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withRetainedQuery } from './query.ts';

/** Query parameters. An empty value stands in the address too: left out, the old one would be retained (spec §2). */
type Parameters = Readonly<Record<string, string | number>>;

const spelled = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  ).toString();

/**
 * Filters and pages of a list live in its address. A page's links may name only the parameters it was rendered for:
 * the HTML is shared, and the links merge in the others later.
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
