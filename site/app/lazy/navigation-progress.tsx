import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation, useRevalidator } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import * as css from './navigation-progress.css.ts';

/** A navigation that takes less shows nothing, ms. */
const SLOW_MS = 300;

/**
 * While a page or list is slow to come: a line runs along the upper edge, and what is still shown is dimmed.
 */
export default function NavigationProgress() {
  const { formatMessage } = useIntl();
  const isNavigating = useNavigation().state !== 'idle';
  const isReloading = useRevalidator().state !== 'idle';
  const isUnderWay = isNavigating || isReloading;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return;
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
  }, [isUnderWay]);

  return (
    <div role="status">
      {isSlow && (
        <>
          <div className={css.line} />
          <span className={visuallyHidden}>{formatMessage(siteMessages.loading)}</span>
        </>
      )}
    </div>
  );
}
