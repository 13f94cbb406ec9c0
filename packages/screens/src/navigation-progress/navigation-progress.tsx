import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { navigationProgressMessages } from './messages.ts';
import * as css from './navigation-progress.css.ts';

/** A faster navigation shows no progress, ms. */
const SLOW_MS = 300;

export interface NavigationProgressProps {
  /** A page or a list is loading. */
  active: boolean;
}

/** Progress of a slow navigation: a moving line at the top, and the old page (`main`) is dimmed. */
export function NavigationProgress({ active }: NavigationProgressProps) {
  const { formatMessage } = useIntl();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!active) return;
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
  }, [active]);

  return (
    <div role="status">
      {isSlow && (
        <>
          <div className={css.line} />
          <span className={visuallyHidden}>
            {formatMessage(navigationProgressMessages.loading)}
          </span>
        </>
      )}
    </div>
  );
}
