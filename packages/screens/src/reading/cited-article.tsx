import type { Article, Citation } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { ErrorState } from '@companion/ui/error-state';
import { X } from '@companion/ui/icon';
import { Link } from '@companion/ui/link';
import { Skeleton } from '@companion/ui/skeleton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { QUOTE_ID } from '../article/illustrated-text.tsx';
import { IllustratedText } from '../article/index.ts';
import { besideTalk } from '../chat/beside-talk.ts';
import { kindMessages } from '../chat/messages.ts';
import { useAddresses } from '../layout/index.ts';
import * as css from './cited-article.css.ts';
import { readingMessages } from './late-messages.ts';

export interface CitedArticleProps {
  citation: Citation;
  /** Use the same function at every render. */
  load: (id: string, signal: AbortSignal) => Promise<Article>;
  onClose: () => void;
}

/** The cited article beside a talk, at the sentence that a reply rests on. Use a new `key` for each citation. */
export function CitedArticle({ citation, load, onClose }: CitedArticleProps) {
  const { id, title, quote } = citation;
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const titleId = useId();
  const text = useRef<HTMLElement>(null);
  const { article, hasFailed, retry } = useArticle(id, load);

  // The focus goes to the text: arrow keys scroll it at once.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (article) showQuote(text.current);
  }, [article]);
  // In a narrow window the article has no room.
  useEffect(() => {
    const room = matchMedia(besideTalk);
    const onChange = () => {
      if (!room.matches) onClose();
    };
    room.addEventListener('change', onChange);
    return () => room.removeEventListener('change', onChange);
  }, [onClose]);

  const tryAgain = () => {
    // The button goes. Escape still closes the article.
    text.current?.focus({ preventScroll: true });
    retry();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the controls inside
    <div className={css.pane} data-beside onKeyDown={onKeyDown}>
      <header className={css.head}>
        <p className={css.kind}>{article?.kind_name ?? formatMessage(kindMessages.article)}</p>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <Button
          className={css.close}
          iconOnly
          tone="quiet"
          size="s"
          aria-label={formatMessage(readingMessages.close)}
          onClick={onClose}
        >
          <X size={18} />
        </Button>
        <Link href={addresses.article(id)} className={css.page}>
          {formatMessage(readingMessages.page)}
        </Link>
      </header>
      <section
        ref={text}
        className={css.text}
        aria-labelledby={titleId}
        aria-busy={!article && !hasFailed}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        {article ? (
          <IllustratedText
            blocks={article.blocks}
            plates={article.plates}
            boss={article.entities.find(({ kind }) => kind === 'boss')}
            quote={quote}
          />
        ) : (
          <>
            {quote !== undefined && <blockquote className={css.quote}>{quote}</blockquote>}
            {hasFailed ? <ErrorState level={3} onRetry={tryAgain} /> : <Loading />}
          </>
        )}
      </section>
    </div>
  );
}

const Loading = () => (
  <div className={css.loading}>
    {['100%', '94%', '98%', '61%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);

function useArticle(id: string, load: CitedArticleProps['load']) {
  const [article, setArticle] = useState<Article>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again
  useEffect(() => {
    const controller = new AbortController();
    load(id, controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setArticle(loaded);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [id, load, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((last) => last + 1);
  };
  return { article, hasFailed, retry };
}

/** Scrolls the marked sentence into the upper third. Only the text scrolls, not the page. */
function showQuote(text: HTMLElement | null): void {
  const quote = text?.querySelector(`#${QUOTE_ID}`);
  if (!text || !quote) return;
  const above = quote.getBoundingClientRect().top - text.getBoundingClientRect().top;
  text.scrollTop += above - text.clientHeight / 3;
}
