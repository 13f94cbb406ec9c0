import { LegalFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguages } from '../shell/languages.ts';
import { layoutRoute } from '../shell/layout-route.tsx';

function Legal({ children }: { children: ReactNode }) {
  const { languages, ...choice } = useLanguages();
  const { pathname } = useLocation();
  // The static pages have no language prefix (spec §2): their other languages are the prefixed documents.
  const isStatic = /^\/[^/]+\.html$/.test(pathname);
  const links = languages.map((language) => ({
    ...language,
    href: isStatic ? language.href.replace(/\.html(?=$|\?)/, '') : language.href,
  }));
  return (
    <LegalFrame header={<LanguageSwitch {...choice} languages={links} />}>{children}</LegalFrame>
  );
}

const { Layout, ErrorBoundary } = layoutRoute(Legal);

export { ErrorBoundary, Layout as default };
