import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { errorStateMessages } from './messages.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Heading: what failed. Default: 这里没加载出来. */
  title?: string | undefined;
  /** What happened, in the visitor's language. */
  message?: ReactNode;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running: the button is busy. Default: `false`. */
  retrying?: boolean | undefined;
  /** Heading level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** Says that a part of the page failed to load. Announced to screen readers. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, message, onRetry, retrying = false, level = 2, ...rest },
  ref,
) {
  const text = useText();
  return (
    <div role="alert" {...rest} ref={ref}>
      <EmptyState
        title={title ?? text(errorStateMessages.title)}
        mood="sad"
        level={level}
        actions={
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
});
