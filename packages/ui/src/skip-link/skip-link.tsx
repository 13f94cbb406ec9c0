import { useText } from '../i18n/index.ts';
import { skipMessages } from './messages.ts';
import * as css from './skip-link.css.ts';

/** Id of the page's `main`, which takes the focus: `<main id="main" tabIndex={-1}>`. */
export const MAIN_ID = 'main';

/** First stop of the Tab key, past the header to the page itself. */
export function SkipLink() {
  const text = useText();
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      {text(skipMessages.skip)}
    </a>
  );
}
