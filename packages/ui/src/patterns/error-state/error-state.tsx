import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { errorStateMessages } from './messages.ts';

export interface ErrorStateProps {
  /** What happened, as a heading. Default: 这里没加载出来. */
  title?: string | undefined;
  /** What went wrong, in words for the visitor. */
  message?: string | undefined;
  /** Without it there is no retry button: trying again would not help. */
  onRetry?: (() => void) | undefined;
  /** It is being tried again: the button waits and takes no press. */
  retrying?: boolean | undefined;
  /** Rank of the title in the outline of the page. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** Part of the page failed to load. Announced, because it comes late. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  level = 2,
}: ErrorStateProps) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        title={title ?? text(errorStateMessages.title)}
        mood="sad"
        level={level}
        acts={
          onRetry && (
            <Button onClick={onRetry} loading={retrying} icon={<RotateCcw size={16} />}>
              {text(errorStateMessages.retry)}
            </Button>
          )
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
