import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation, useRevalidator } from 'react-router';
import { siteMessages } from '../messages.ts';
import * as css from './on-its-way.css.ts';

/** What comes sooner needs no word, ms. */
const SLOW_MS = 300;

/**
 * The page or list that was asked for takes its time: a line at the upper edge runs, and what is still
 * shown steps back.
 */
export default function OnItsWay() {
  const { formatMessage } = useIntl();
  const isNavigating = useNavigation().state !== 'idle';
  const isReloading = useRevalidator().state !== 'idle';
  const isOnItsWay = isNavigating || isReloading;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isOnItsWay) return;
    let main: HTMLElement | null = null;
    const timer = setTimeout(() => {
      main = document.getElementById('main');
      main?.setAttribute('aria-busy', 'true');
      setSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      main?.removeAttribute('aria-busy');
      setSlow(false);
    };
  }, [isOnItsWay]);

  return (
    <div role="status">
      {isSlow && (
        <>
          <div className={css.line} />
          <span className={visuallyHidden}>{formatMessage(siteMessages.onItsWay)}</span>
        </>
      )}
    </div>
  );
}
