import { onDemand } from '@companion/screens/loading';
import { focusOnShortcut } from '@companion/screens/search-assist';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteSession } from '../session/session-state.ts';
import { openLogin, prepareLogin } from './login.tsx';
import { useSearch } from './navigation.ts';
import { useSocial } from './social.ts';

/** Loaded at the first focus of the field. */
const SearchAssist = onDemand(async () => (await import('../lazy/search-assist.tsx')).default);

/** Props that the headers of both devices share. */
export function useHeader(searchPath: string) {
  useEffect(focusOnShortcut, []);
  return {
    path: useLocation().pathname,
    session: useSiteSession(),
    social: useSocial(),
    ...useSearch(searchPath),
    searchAssist: (input: HTMLInputElement, onSearch: (words: string) => void) => (
      <SearchAssist input={input} onSearch={onSearch} />
    ),
    onLogin: openLogin,
    onLoginIntent: prepareLogin,
  };
}
