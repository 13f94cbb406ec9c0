import { LegalFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import type { ReactNode } from 'react';
import { useLanguages } from '../shell/languages.ts';
import { layoutRoute } from '../shell/layout-route.tsx';

const Legal = ({ children }: { children: ReactNode }) => (
  <LegalFrame header={<LanguageSwitch {...useLanguages()} />}>{children}</LegalFrame>
);

const { Layout, ErrorBoundary } = layoutRoute(Legal);

export { ErrorBoundary, Layout as default };
