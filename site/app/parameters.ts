import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withRetainedQuery } from './query.ts';

/** Names of an address and their values; an empty value is said too, or the old one would be retained (spec §2). */
type Parameters = Readonly<Record<string, string | number>>;

const spelled = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  ).toString();

/**
 * Filters and pages of a list live in its address. Only what the page itself was rendered for may
 * stand in its links: the HTML is shared, and other parameters are merged in by the links later.
 */
export function useParameters() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefWith = (parameters: Parameters) => `${pathname}?${spelled(parameters)}`;
  const change = useCallback(
    (parameters: Parameters) =>
      navigate(withRetainedQuery(`?${spelled(parameters)}`, window.location.search), {
        preventScrollReset: true,
      }),
    [navigate],
  );
  return { hrefWith, change };
}
