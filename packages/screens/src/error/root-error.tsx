import { LinkButton } from '@companion/ui/link';
import type { Locale } from '../paths/index.ts';
import * as css from './error.css.ts';

/** Here and not in the catalogues: the page is shown when the code of its language is missing, too. */
const texts: Record<Locale, { description: string; retry: string; home: string }> = {
  zh: {
    description: '是我们这边出了问题，不是你。稍等一会儿再试一次。',
    retry: '再试一次',
    home: '回到首页',
  },
  en: {
    description: 'Something broke on our side, not yours. Wait a moment and try again.',
    retry: 'Try again',
    home: 'Back to home',
  },
  ja: {
    description: 'こちら側の問題です。少し待ってから、もう一度お試しください。',
    retry: 'もう一度試す',
    home: 'ホームへ戻る',
  },
};

export interface RootErrorScreenProps {
  /** HTTP status. */
  status: number;
  locale: Locale;
  homeHref: string;
  /** Address of the page that failed. */
  retryHref: string;
}

/** Error page of spec §2 without texts, layout or code of its own: for when these failed. Its links need no script. */
export function RootErrorScreen({ status, locale, homeHref, retryHref }: RootErrorScreenProps) {
  const { description, retry, home } = texts[locale];
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <title>Internal Server Error</title>
      <p className={css.status}>{status}</p>
      <h1 className={css.title}>Internal Server Error</h1>
      <p className={css.description}>{description}</p>
      <div className={css.acts}>
        <LinkButton tone="primary" href={retryHref}>
          {retry}
        </LinkButton>
        <LinkButton tone="outline" href={homeHref}>
          {home}
        </LinkButton>
      </div>
    </main>
  );
}
