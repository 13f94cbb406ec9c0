import { Button } from '@companion/ui/button';
import { LinkButton } from '@companion/ui/link';
import { LazySprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { moBan } from '../layout/cast.ts';
import { Screen } from '../layout/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import * as css from './error.css.ts';
import { errorMessages } from './messages.ts';

export interface ErrorScreenProps {
  /** HTTP status. */
  status: number;
  homeHref: string;
  /** Path that was asked for, shown on the 404 page. */
  path?: string | undefined;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  onRetry?: () => void;
  /** In place of `onRetry`, for a page without scripts: address of the page that failed. */
  retryHref?: string;
}

/** A longer path is cut. */
const MAX_PATH = 120;

/** The path as it is read: `%E6%B8%B8` as 游. A path that is no valid encoding stays as it is. */
function shown(path: string): string {
  let text = path;
  try {
    text = decodeURI(path);
  } catch {
    // Not percent-encoded.
  }
  const characters = [...text];
  return characters.length > MAX_PATH ? `${characters.slice(0, MAX_PATH).join('')}…` : text;
}

/** The site is busy, or the API or its proxy does not answer. */
const unreachable = [429, 502, 503, 504];

/** Status code, message and description (spec §2) with a puzzled companion. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { status, homeHref, path, requestId, onRetry, retryHref } = props;
  const { formatMessage } = useIntl();
  const kind =
    status === 404 ? 'notFound' : unreachable.includes(status) ? 'unavailable' : 'failed';
  return (
    <Screen className={css.page}>
      <LazySprite
        {...moBan}
        size={200}
        mood={status === 404 ? 'curious' : kind === 'unavailable' ? 'sleepy' : 'sad'}
        watching
      />
      <p className={css.status}>{status}</p>
      <h1 className={css.title}>
        {formatMessage(status === 404 ? errorMessages.notFoundTitle : errorMessages.failedTitle)}
      </h1>
      {status === 404 && path !== undefined && (
        // The server spells a path in one way, the browser as it was typed: `:` and `%3A`.
        <p className={css.path} suppressHydrationWarning>
          {formatMessage(errorMessages.notFoundPath, { path: shown(path) })}
        </p>
      )}
      <p className={css.description}>{formatMessage(errorMessages[`${kind}Text`])}</p>
      {requestId && (
        <p className={css.requestId}>
          {formatMessage(layoutMessages.requestId, { id: requestId })}
        </p>
      )}
      <div className={css.acts}>
        {status !== 404 && onRetry && (
          <Button tone="primary" onClick={onRetry}>
            {formatMessage(errorMessages.retry)}
          </Button>
        )}
        {retryHref !== undefined && (
          <LinkButton tone="primary" href={retryHref}>
            {formatMessage(errorMessages.retry)}
          </LinkButton>
        )}
        <LinkButton tone={status === 404 ? 'primary' : 'outline'} href={homeHref}>
          {formatMessage(errorMessages.home)}
        </LinkButton>
      </div>
    </Screen>
  );
}
