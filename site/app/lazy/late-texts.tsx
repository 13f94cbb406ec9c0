import { type Locale, parsePath } from '@companion/screens/paths';
import { ReactIntlMessages } from '@companion/ui/react-intl';
import { retryImport } from '@companion/ui/retry-import';
import { type ComponentType, use, useMemo } from 'react';
import {
  createIntl,
  createIntlCache,
  type MessageFormatElement,
  RawIntlProvider,
  useIntl,
} from 'react-intl';
import { useLocation } from 'react-router';

type Catalogue = Record<string, MessageFormatElement[]>;

const loads: Record<Locale, () => Promise<{ default: Catalogue }>> = {
  zh: () => import('virtual:messages/late/zh'),
  en: () => import('virtual:messages/late/en'),
  ja: () => import('virtual:messages/late/ja'),
};
const catalogues = new Map<Locale, Promise<{ default: Catalogue }>>();

function catalogueOf(locale: Locale): Promise<{ default: Catalogue }> {
  const loaded = catalogues.get(locale) ?? retryImport(loads[locale]);
  catalogues.set(locale, loaded);
  return loaded;
}

/** Formatters are made once, also for all pages that the server renders. */
const formatters = createIntlCache();

/** The part, with the texts of parts that load late. Suspends until they are loaded. */
export const withLateTexts = <Props extends object>(Part: ComponentType<Props>) =>
  function Late(props: Props) {
    const intl = useIntl();
    const { locale } = parsePath(useLocation().pathname);
    const { default: late } = use(catalogueOf(locale));
    const extended = useMemo(() => {
      const messages = { ...(intl.messages as Catalogue), ...late };
      return createIntl({ locale: intl.locale, messages }, formatters);
    }, [intl, late]);
    return (
      <RawIntlProvider value={extended}>
        <ReactIntlMessages>
          <Part {...props} />
        </ReactIntlMessages>
      </RawIntlProvider>
    );
  };
