import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { holdsFocus } from '../../internal/focused-element.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { Button } from '../button/index.ts';
import * as css from './load-more.css.ts';
import { loadMoreMessages } from './messages.ts';

export interface LoadMoreProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** `ready`: there are more entries. `end`: all entries are shown. */
  state: 'ready' | 'loading' | 'failed' | 'end';
  /** Called when the button is pressed. Load the next part, or the failed one again. */
  onMore: () => void;
}

/** Button at the end of a list that has more entries. */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { state, onMore, className, ...rest },
  ref,
) {
  const text = useText();
  const end = useRef<HTMLParagraphElement>(null);
  const buttonHadFocus = useRef(false);
  useBeforePaint(() => {
    if (state !== 'end' || !buttonHadFocus.current) return;
    // The focused button was removed: focus the text that replaces it.
    buttonHadFocus.current = false;
    end.current?.focus();
  }, [state]);
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      <p ref={end} role="status" tabIndex={-1} className={css.end}>
        {state === 'end' && text(loadMoreMessages.end)}
      </p>
      {state !== 'end' && (
        <Button
          loading={state === 'loading'}
          // Announces the label of a failure.
          aria-live="polite"
          onClick={onMore}
          onFocus={() => {
            buttonHadFocus.current = true;
          }}
          onBlur={({ target }) => {
            // When the window loses the focus, browsers blur the button, but it stays the active element.
            buttonHadFocus.current = holdsFocus(target);
          }}
        >
          {text(state === 'failed' ? loadMoreMessages.failed : loadMoreMessages.more)}
        </Button>
      )}
    </div>
  );
});
