import { LanguageSwitch } from '@companion/ui/language-switch';
import { LinkProvider } from '@companion/ui/link';
import { Logo } from '@companion/ui/logo';
import { Outlet, useLocation } from 'react-router';
import { HostLink } from '../shell/host-link.tsx';
import { useLanguages } from '../shell/languages.ts';
import * as css from '../shell/shell.css.ts';
import { SkipLink } from '../shell/skip-link.tsx';

/** Documents open from the login dialog in a tab of their own: the way home and the languages, no more. */
export default function LegalLayout() {
  const { current, languages, onChoose } = useLanguages();
  const { pathname } = useLocation();
  // The static pages have no language prefix: their other languages are the prefixed documents.
  const withoutSuffix = (href: string) =>
    /^\/[^/]+\.html$/.test(pathname) ? href.replace(/\.html(?=$|\?)/, '') : href;
  return (
    <LinkProvider value={HostLink}>
      <SkipLink />
      <header className={css.legalHeader}>
        <Logo href="/" />
        <LanguageSwitch
          current={current}
          languages={languages.map((language) => ({
            ...language,
            href: withoutSuffix(language.href),
          }))}
          onChoose={onChoose}
        />
      </header>
      <Outlet />
    </LinkProvider>
  );
}
