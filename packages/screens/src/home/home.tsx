import { DownloadButton } from '@companion/ui/download-button';
import { ArrowDown, Play } from '@companion/ui/icon';
import { LinkButton } from '@companion/ui/link';
import { text } from '@companion/ui/theme';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Screen, useAddresses } from '../layout/index.ts';
import { Headline } from './headline.tsx';
import * as css from './home.css.ts';
import { homeMessages } from './messages.ts';
import { useFirstPage } from './use-first-page.ts';
import { WindowsDownloads } from './windows-downloads.tsx';

/** Address of a client (spec §2) and its tracked download. */
export interface ClientDownload {
  href: string;
  onDownload?: () => Promise<void>;
}

export interface Downloads {
  windowsAmd: ClientDownload;
  windowsAiPc: ClientDownload;
  mobile: ClientDownload;
}

/** The film of the product (spec §2). */
export interface Film {
  /** Address of the film, used for a new tab and before hydration. */
  href: string;
  /** Length, such as `0:24`; absent when unknown. */
  length?: string;
  onOpen: () => void;
}

interface HomeProps {
  downloads: Downloads;
  film: Film;
  /** The picture beside the headline: `NightRoom`. */
  scene: ReactNode;
  /** Takes the place of the lead for a visitor who was here before, without moving anything. */
  continuing?: ReactNode;
  /** Everything below the first screen. */
  children: ReactNode;
}

export interface DesktopHomeProps extends HomeProps {
  /** The first screen is shown. Shared with the header (spec §3). */
  isFirstPage: boolean;
  onFirstPageChange: (isFirstPage: boolean) => void;
}

export function DesktopHome({
  downloads,
  film,
  scene,
  continuing,
  isFirstPage,
  onFirstPageChange,
  children,
}: DesktopHomeProps) {
  const { formatMessage } = useIntl();
  const rest = useRef<HTMLDivElement>(null);
  const leave = useFirstPage(isFirstPage, onFirstPageChange, rest);
  return (
    <Screen className={text}>
      <section className={css.hero}>
        <Words continuing={continuing}>
          <WindowsDownloads downloads={downloads} />
          <FilmLink {...film} />
        </Words>
        <div className={css.scene}>{scene}</div>
        <button type="button" className={css.cue} onClick={leave}>
          <span>{formatMessage(homeMessages.more)}</span>
          <ArrowDown size={18} />
        </button>
      </section>
      <div ref={rest} className={css.rest}>
        {children}
      </div>
    </Screen>
  );
}

export function MobileHome({ downloads, film, scene, continuing, children }: HomeProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <Screen className={text}>
      <section className={css.mobileHero}>
        <div className={css.mobileScene}>{scene}</div>
        <Words className={css.mobileWords} continuing={continuing}>
          <DownloadButton
            client="mobile"
            fullWidth
            label={formatMessage(homeMessages.mobileApp)}
            {...downloads.mobile}
          />
          <LinkButton href={addresses.companions} size="l" fullWidth>
            {formatMessage(homeMessages.companions)}
          </LinkButton>
          <FilmLink {...film} />
        </Words>
      </section>
      <div className={css.mobileRest}>{children}</div>
    </Screen>
  );
}

function FilmLink({ href, length, onOpen }: Film) {
  const { formatMessage } = useIntl();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className={css.film} href={href} aria-haspopup="dialog" onClick={open}>
      <span className={css.mark}>
        <Play size={16} />
      </span>
      <span>{formatMessage(homeMessages.film)}</span>
      {length && <span className={css.filmLength}>{length}</span>}
    </a>
  );
}

interface WordsProps extends Pick<HomeProps, 'continuing'> {
  className?: string;
  children: ReactNode;
}

function Words({ className = '', continuing, children }: WordsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={`${css.words} ${className}`}>
      <Headline />
      <div className={css.leadPlace}>
        <p className={css.lead}>{formatMessage(homeMessages.lead)}</p>
        {continuing && <div className={css.continuing}>{continuing}</div>}
      </div>
      <div className={css.downloads}>{children}</div>
    </div>
  );
}
