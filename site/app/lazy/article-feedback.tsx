import { ArticleFeedback as Buttons } from '@companion/screens/article-feedback';
import { hasAnalytics, siteAnalytics } from '../session/analytics.ts';
import { reportAction } from '../session/report-action.ts';
import { useSiteSession } from '../session/session.ts';
import { withLateTexts } from './late-texts.tsx';

const Feedback = withLateTexts(Buttons);

/** Reports what a reader says of an article: a user to the backend, a visitor to the analytics. */
export function ArticleFeedback({ article }: { article: string }) {
  const { state } = useSiteSession();
  if (state !== 'in' && !hasAnalytics()) return null;

  const tell = (
    action: 'article_rated' | 'article_fault',
    what: Readonly<Record<string, string>>,
  ) =>
    state === 'in'
      ? reportAction(action, { article, ...what })
      : siteAnalytics().event(action, { article, ...what });
  return (
    <Feedback
      key={article}
      onRate={(rating) => tell('article_rated', { rating })}
      onFault={(fault) => tell('article_fault', { fault })}
    />
  );
}
