import { watchBuild } from '@companion/sdk';
import { Button } from '@companion/ui/button';
import { X } from '@companion/ui/icon';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { siteMessages } from '../locales/messages.ts';
import { loadErrorScreen } from '../shell/error-page.tsx';
import * as css from './new-build-offer.css.ts';

/**
 * Asks for the latest build every hour (spec §4), and offers to reload. Never forced: visitors may be in the middle
 * of writing.
 */
export default function NewBuildOffer() {
  const { formatMessage } = useIntl();
  const build = useRouteLoaderData<PublicConfig>('root')?.build ?? '';
  const [isOffered, setOffered] = useState(false);
  useEffect(() => watchBuild({ build, onNewBuild: () => setOffered(true) }), [build]);
  useEffect(() => {
    // A newer build may take this one's chunks away: the page that says so is loaded before that.
    void retryImport(loadErrorScreen);
  }, []);
  return (
    // A live region must exist before its words for them to be read out.
    <div aria-live="polite">
      {isOffered && (
        <section className={css.offer}>
          {formatMessage(siteMessages.newBuild)}
          <Button tone="ember" size="s" onClick={() => window.location.reload()}>
            {formatMessage(siteMessages.reload)}
          </Button>
          <Button
            tone="quiet"
            size="s"
            iconOnly
            aria-label={formatMessage(siteMessages.notNow)}
            onClick={() => setOffered(false)}
          >
            <X size={16} />
          </Button>
        </section>
      )}
    </div>
  );
}
