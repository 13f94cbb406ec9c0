import { Button } from '../button/index.ts';
import { useText } from '../i18n/index.ts';
import * as css from './load-more.css.ts';
import { loadMoreMessages } from './messages.ts';

export interface LoadMoreProps {
  state: 'ready' | 'loading' | 'failed' | 'end';
  onMore: () => void;
}

/**
 * The end of a list that has more. A button, not endless scrolling: the footer can be reached,
 * and a keyboard is never carried off.
 */
export function LoadMore({ state, onMore }: LoadMoreProps) {
  const text = useText();
  return (
    <div className={css.place}>
      <p role="status" className={css.end}>
        {state === 'end' && text(loadMoreMessages.end)}
      </p>
      {state !== 'end' && (
        <Button loading={state === 'loading'} onClick={onMore}>
          {text(state === 'failed' ? loadMoreMessages.failed : loadMoreMessages.more)}
        </Button>
      )}
    </div>
  );
}
