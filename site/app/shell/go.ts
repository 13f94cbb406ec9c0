import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { localise } from '../paths.ts';
import { withRetainedQuery } from '../query.ts';

/** Goes to an address of the spec (`/m/profile`), in the page's language and with its query. */
export function useGo(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) =>
      navigate(
        withRetainedQuery(localise(address, window.location.pathname), window.location.search),
      ),
    [navigate],
  );
}
