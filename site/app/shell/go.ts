import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { localise } from '../routes/paths.ts';
import { forAnotherPage, withRetainedQuery } from '../routes/query.ts';

/** Navigates to an address of spec §2 (`/m/profile`) in the page's language, with the retained query. */
export function useGo(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (address, options) =>
      navigate(
        withRetainedQuery(
          localise(address, window.location.pathname),
          forAnotherPage(window.location.search),
        ),
        options,
      ),
    [navigate],
  );
}
