import { EmptyState } from '@companion/ui/empty-state';
import { ErrorState } from '@companion/ui/error-state';
import { useIntl } from 'react-intl';
import * as css from '../error/error.css.ts';
import { errorMessages } from '../error/messages.ts';
import { layoutMessages } from './messages.ts';

/** Replaces a list that could not be loaded (`null`, `undefined`) or is empty. */
export function ListProblem({
  items,
  requestId,
  onRetry,
}: {
  items: readonly unknown[] | null | undefined;
  /** Names the failed request in the server's log. Set when the page is a 503. */
  requestId?: string | undefined;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  if (!items) {
    if (!requestId) return <ErrorState onRetry={onRetry} />;
    return (
      <ErrorState
        // Status code, message and description (spec §2).
        title={`503 ${formatMessage(errorMessages.failedTitle)}`}
        message={
          <>
            <span>{formatMessage(errorMessages.unavailableText)}</span>
            <small className={css.requestId}>
              {formatMessage(layoutMessages.requestId, { id: requestId })}
            </small>
          </>
        }
        onRetry={onRetry}
      />
    );
  }
  if (items.length > 0) return null;
  return (
    <EmptyState title={formatMessage(layoutMessages.nothing)}>
      {formatMessage(layoutMessages.nothingText)}
    </EmptyState>
  );
}
