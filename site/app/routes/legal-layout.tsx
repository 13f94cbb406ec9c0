import { LanguageSwitch } from '@companion/ui/language-switch';
import { Logo } from '@companion/ui/logo';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageError } from '../shell/error-page.tsx';
import { useLanguages } from '../shell/languages.ts';
import * as css from '../shell/shell.css.ts';
import { SkipLink } from '../shell/skip-link.tsx';

/** Documents open from the login dialog in a tab of their own: the way home and the languages, no more. */
function Legal({ children }: { children: ReactNode }) {
  const { current, languages, onChoose } = useLanguages();
  const { pathname } = useLocation();
  // The static pages have no language prefix: their other languages are the prefixed documents.
  const withoutSuffix = (href: string) =>
    /^\/[^/]+\.html$/.test(pathname) ? href.replace(/\.html(?=$|\?)/, '') : href;
  return (
    <>
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
      {children}
    </>
  );
}

export default function LegalLayout() {
  return (
    <Legal>
      <Outlet />
    </Legal>
  );
}

export function ErrorBoundary() {
  return (
    <Legal>
      <PageError />
    </Legal>
  );
}
