import { focusOnShortcut } from '@companion/screens/search-assist';
import { retryImport } from '@companion/ui/retry-import';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHeaderSession } from '../session/session-state.ts';
import { openLogin, prepareLogin } from './login.tsx';
import { useSearch } from './navigation.ts';
import { useSocial } from './social.ts';

/** Loaded at the first focus of the field. */
const SearchAssist = lazy(() => retryImport(() => import('../lazy/search-assist.tsx')));

/** Props that the headers of both devices share. */
export function useHeader(searchPath: string) {
  const search = useSearch(searchPath);
  useEffect(focusOnShortcut, []);
  return {
    path: useLocation().pathname,
    session: useHeaderSession(),
    social: useSocial(),
    ...search,
    searchAssist: (input: HTMLInputElement) => (
      <Suspense fallback={null}>
        <SearchAssist input={input} onSearch={search.onSearch} />
      </Suspense>
    ),
    onLogin: openLogin,
    onLoginIntent: prepareLogin,
  };
}
