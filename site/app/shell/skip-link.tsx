import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';
import * as css from './shell.css.ts';

/** First in the order of Tab: past the header to what the page is about. */
export function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <a className={css.skip} href="#main">
      {formatMessage(siteMessages.skip)}
    </a>
  );
}
