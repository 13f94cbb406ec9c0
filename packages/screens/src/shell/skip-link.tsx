import { useIntl } from 'react-intl';
import { shellMessages } from './messages.ts';
import * as css from './shell.css.ts';

/** First in the tab order: skips the header. Its target is the `main` element of `Screen`. */
export function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <a className={css.skip} href="#main">
      {formatMessage(shellMessages.skip)}
    </a>
  );
}
