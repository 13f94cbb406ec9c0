import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useText } from '../i18n/index.ts';
import { RotateCcw } from '../icon/index.ts';
import { errorStateMessages } from './messages.ts';

export interface ErrorStateProps {
  /** Default: “这里没加载出来”. */
  title?: string;
  /** What went wrong, in words for the visitor. */
  message?: string;
  /** Without it there is no retry button: trying again would not help. */
  onRetry?: () => void;
  /** It is being tried again: the button waits and takes no press. */
  retrying?: boolean;
  /** Rank of the title in the outline of the page. Default: 2. */
  level?: 1 | 2 | 3;
}

/** Something could not be had. Announced, because it comes late. */
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
