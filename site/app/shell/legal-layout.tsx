import { LegalFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import type { ReactNode } from 'react';
import { useLanguages } from './languages.ts';

export const LegalLayout = ({ children }: { children: ReactNode }) => (
  <LegalFrame header={<LanguageSwitch {...useLanguages()} />}>{children}</LegalFrame>
);
