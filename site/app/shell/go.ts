import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { localise } from '../routes/paths.ts';
import { forAnotherPage, withRetainedQuery } from '../routes/query.ts';

/** Goes to another page, an address of the spec (`/m/profile`), in the page's language and with its query. */
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
