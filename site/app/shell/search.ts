import { useLocation, useNavigate } from 'react-router';
import { localise } from '../paths.ts';
import { withRetainedQuery } from '../query.ts';

/** Spec §2: goes to the search page with the words; does nothing when it is that page already. */
export function useSearch(searchPath: string): (text: string) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (text) => {
    const target = localise(searchPath, pathname);
    if (pathname.replace(/\/$/, '') === target) return;
    navigate(withRetainedQuery(`${target}?${new URLSearchParams({ searchValue: text })}`, search));
  };
}
