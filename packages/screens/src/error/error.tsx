import { Button } from '@companion/ui/button';
import { LinkButton } from '@companion/ui/link';
import { LazySprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { Screen } from '../layout/index.ts';
import * as css from './error.css.ts';
import { errorMessages } from './messages.ts';

export interface ErrorScreenProps {
  /** HTTP status. */
  status: number;
  homeHref: string;
  onRetry?: () => void;
}

/** The API or its proxy does not answer. */
const unreachable = [502, 503, 504];

/** Status code, message and description (spec §2) with a puzzled companion. */
export function ErrorScreen({ status, homeHref, onRetry }: ErrorScreenProps) {
  const { formatMessage } = useIntl();
  const kind =
    status === 404 ? 'notFound' : unreachable.includes(status) ? 'unavailable' : 'failed';
  return (
    <Screen className={css.page}>
      <LazySprite
        seed="lost-key"
        size={200}
        mood={status === 404 ? 'curious' : kind === 'unavailable' ? 'sleepy' : 'sad'}
        watching
      />
      <p className={css.status}>{status}</p>
      <h1 className={css.title}>{formatMessage(errorMessages[`${kind}Title`])}</h1>
      <p className={css.description}>{formatMessage(errorMessages[`${kind}Text`])}</p>
      <div className={css.acts}>
        {status !== 404 && onRetry && (
          <Button tone="ember" onClick={onRetry}>
            {formatMessage(errorMessages.retry)}
          </Button>
        )}
        <LinkButton tone={status === 404 ? 'ember' : 'outline'} href={homeHref}>
          {formatMessage(errorMessages.home)}
        </LinkButton>
      </div>
    </Screen>
  );
}
