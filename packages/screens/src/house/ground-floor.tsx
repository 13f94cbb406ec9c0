import { CopyButton } from '@companion/ui/copy-button';
import { DownloadButton } from '@companion/ui/download-button';
import { ourCompanion } from '@companion/ui/logo';
import { QrCard } from '@companion/ui/qr-card';
import { Sprite } from '@companion/ui/sprite';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Downloads } from '../home/index.ts';
import { homeMessages } from '../home/messages.ts';
import { WindowsDownloads } from '../home/windows-downloads.tsx';
import { moBan } from '../layout/cast.ts';
import { Drawn } from './drawn.tsx';
import * as shared from './floor.css.ts';
import * as css from './ground-floor.css.ts';
import { houseMessages } from './late-messages.ts';
import { bench, bicycle, chair, door } from './ornaments.ts';

export interface GroundFloorProps {
  downloads: Downloads;
  /** On a phone: the page with the Windows clients, for a computer; `null` until it is known. Elsewhere undefined. */
  computerPage?: string | null | undefined;
}

/** The way in: downloads beside the door, the code for phones as its plate, and a chair that is free. */
export function GroundFloor({ downloads, computerPage }: GroundFloorProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isLate = !useHydrated();
  return (
    <section className={css.ground} aria-labelledby={id}>
      <div className={css.sign}>
        <h2 className={shared.title} id={id}>
          {formatMessage(houseMessages.clients)}
        </h2>
        <p className={shared.text}>{formatMessage(houseMessages.clientsText)}</p>
        {computerPage === undefined ? (
          <div className={css.clients}>
            <WindowsDownloads downloads={downloads} />
          </div>
        ) : (
          <div className={css.clients}>
            <DownloadButton
              client="mobile"
              fullWidth
              label={formatMessage(homeMessages.mobileApp)}
              {...downloads.mobile}
            />
            <p className={css.toComputer}>
              <span>{formatMessage(houseMessages.toComputer)}</span>
              <span className={css.computerPage}>
                {computerPage?.replace(/^https?:\/\/|\?.*/g, '')}
              </span>
              <CopyButton value={computerPage ?? ''} />
            </p>
          </div>
        )}
      </div>
      <div className={css.pavement} aria-hidden="true">
        <Drawn className={css.bench} viewBox="0 -50 216 140" shapes={bench} isLate={isLate} />
        <div className={css.seated}>
          <Sprite {...moBan} size={84} mood="happy" watching />
        </div>
        <Drawn className={css.door} viewBox="0 0 240 190" shapes={door} />
        <div className={css.host}>
          <Sprite {...ourCompanion} size={84} mood="happy" watching />
        </div>
        <Drawn className={css.chair} viewBox="0 0 120 190" shapes={chair} />
        <Drawn className={css.bicycle} viewBox="0 0 216 90" shapes={bicycle} isLate={isLate} />
      </div>
      {computerPage === undefined && (
        <div className={`${shared.brass} ${css.doorplate}`}>
          <QrCard
            value={downloads.mobile.href}
            label={formatMessage(houseMessages.code)}
            size={144}
          />
          <p className={css.scan}>{formatMessage(houseMessages.scan)}</p>
        </div>
      )}
    </section>
  );
}
