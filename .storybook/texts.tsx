import { MessagesProvider } from '@companion/ui/i18n';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import screensEn from '../packages/screens/messages/en.json';
import screensJa from '../packages/screens/messages/ja.json';
import lateEn from '../packages/screens/messages/late/en.json';
import lateJa from '../packages/screens/messages/late/ja.json';
import lateZh from '../packages/screens/messages/late/zh.json';
import screensZh from '../packages/screens/messages/zh.json';
import en from '../packages/ui/messages/en.json';
import ja from '../packages/ui/messages/ja.json';
import zh from '../packages/ui/messages/zh.json';

const catalogues = { zh, en, ja };
const screens = {
  zh: { ...screensZh, ...lateZh },
  en: { ...screensEn, ...lateEn },
  ja: { ...screensJa, ...lateJa },
};
export const htmlLang = { zh: 'zh-CN', en: 'en', ja: 'ja' };

export type Locale = keyof typeof catalogues;

/** The texts of components and screens in a language. */
export function Texts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <MessagesProvider locale={locale} messages={catalogues[locale]}>
      <IntlProvider locale={htmlLang[locale]} messages={screens[locale]}>
        {children}
      </IntlProvider>
    </MessagesProvider>
  );
}
