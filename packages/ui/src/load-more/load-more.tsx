import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../i18n/index.ts';
import { useBeforePaint } from '../internal/use-before-paint.ts';
import * as css from './load-more.css.ts';
import { loadMoreMessages } from './messages.ts';

export interface LoadMoreProps {
  /** Whether there is more, it is on its way, it did not come, or that was all. */
  state: 'ready' | 'loading' | 'failed' | 'end';
  /** The button was pressed: load the next part, or the one that failed again. */
  onMore: () => void;
}

/**
 * The end of a list that has more. A button, not endless scrolling: the footer can be reached,
 * and a keyboard is never carried off.
 */
export function LoadMore({ state, onMore }: LoadMoreProps) {
  const text = useText();
  const end = useRef<HTMLParagraphElement>(null);
  const buttonHadFocus = useRef(false);
  useBeforePaint(() => {
    if (state !== 'end' || !buttonHadFocus.current) return;
    // Gone with the button, unless it goes on to what stands in its place.
    buttonHadFocus.current = false;
    end.current?.focus();
  }, [state]);
  return (
    <div className={css.place}>
      <p ref={end} role="status" tabIndex={-1} className={css.end}>
        {state === 'end' && text(loadMoreMessages.end)}
      </p>
      {state !== 'end' && (
        <Button
          loading={state === 'loading'}
          // Its words also tell that it failed.
          aria-live="polite"
          onClick={onMore}
          onFocus={() => {
            buttonHadFocus.current = true;
          }}
          onBlur={() => {
            buttonHadFocus.current = false;
          }}
        >
          {text(state === 'failed' ? loadMoreMessages.failed : loadMoreMessages.more)}
        </Button>
      )}
    </div>
  );
}
