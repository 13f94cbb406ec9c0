import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { Button } from '../button/index.ts';
import * as css from './load-more.css.ts';
import { loadMoreMessages } from './messages.ts';

export interface LoadMoreProps {
  /** There is more, it is loading, it could not be loaded, or that was all. */
  state: 'ready' | 'loading' | 'failed' | 'end';
  /** The button was pressed: load the next part, or the one that failed again. */
  onMore: () => void;
}

/**
 * The end of a list that has more. A button instead of endless scrolling: the footer can be reached, and
 * keyboard users keep their place.
 */
export function LoadMore({ state, onMore }: LoadMoreProps) {
  const text = useText();
  const end = useRef<HTMLParagraphElement>(null);
  const buttonHadFocus = useRef(false);
  useBeforePaint(() => {
    if (state !== 'end' || !buttonHadFocus.current) return;
    // The focus would be lost with the button: it goes to what takes its place.
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
          // Its words also say that it failed.
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
