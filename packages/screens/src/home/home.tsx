import type { Character } from '@companion/sdk/contract';
import { buttonClass } from '@companion/ui/button';
import { ArrowDown, Download, Smartphone } from '@companion/ui/icon';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CompanionShelf } from './companion-shelf.tsx';
import * as css from './home.css.ts';
import { homeMessages } from './messages.ts';
import { NightRoom } from './night-room.tsx';
import { useFirstPage } from './use-first-page.ts';

/** Where the clients are (spec §2, other links). */
export interface Downloads {
  windowsAmd: string;
  windowsAiPc: string;
  mobile: string;
}

interface HomeProps {
  /** `null`: they could not be loaded. */
  characters: readonly Character[] | null;
  downloads: Downloads;
}

export interface DesktopHomeProps extends HomeProps {
  /** Spec §3: shared with the header. */
  isFirstPage: boolean;
  onFirstPageChange(isFirstPage: boolean): void;
}

export function DesktopHome({
  characters,
  downloads,
  isFirstPage,
  onFirstPageChange,
}: DesktopHomeProps) {
  const { formatMessage } = useIntl();
  const rest = useRef<HTMLDivElement>(null);
  const leave = useFirstPage(isFirstPage, onFirstPageChange, rest);
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <section className={css.hero}>
        <Words>
          <a className={buttonClass({ tone: 'ember', size: 'l' })} href={downloads.windowsAmd}>
            <Download size={20} />
            {formatMessage(homeMessages.windowsAmd)}
          </a>
          <a className={buttonClass({ tone: 'outline', size: 'l' })} href={downloads.windowsAiPc}>
            {formatMessage(homeMessages.windowsAiPc)}
          </a>
        </Words>
        <div className={css.scene}>
          <NightRoom />
        </div>
        <button type="button" className={css.cue} onClick={leave}>
          {formatMessage(homeMessages.more)}
          <ArrowDown size={18} />
        </button>
      </section>
      <div ref={rest} className={css.rest}>
        <Meet characters={characters} />
      </div>
    </main>
  );
}

export function MobileHome({ characters, downloads }: HomeProps) {
  const { formatMessage } = useIntl();
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <section className={css.mobileHero}>
        <NightRoom />
        <Words>
          <a
            className={buttonClass({ tone: 'ember', size: 'l', block: true })}
            href={downloads.mobile}
          >
            <Smartphone size={20} />
            {formatMessage(homeMessages.mobileApp)}
          </a>
        </Words>
      </section>
      <div className={css.mobileRest}>
        <Meet characters={characters} />
      </div>
    </main>
  );
}

function Words({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.words}>
      <h1 className={css.title}>{formatMessage(homeMessages.title)}</h1>
      <p className={css.lead}>{formatMessage(homeMessages.lead)}</p>
      <div className={css.downloads}>{children}</div>
    </div>
  );
}

function Meet({ characters }: Pick<HomeProps, 'characters'>) {
  const { formatMessage } = useIntl();
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{formatMessage(homeMessages.meet)}</h2>
      <p className={css.sectionText}>{formatMessage(homeMessages.meetText)}</p>
      <CompanionShelf characters={characters} />
    </section>
  );
}
