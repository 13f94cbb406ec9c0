import { DownloadButton } from '@companion/ui/download-button';
import { ArrowDown, Play } from '@companion/ui/icon';
import { LinkButton } from '@companion/ui/link';
import { text } from '@companion/ui/theme';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Screen, useAddresses } from '../layout/index.ts';
import * as css from './home.css.ts';
import { homeMessages } from './messages.ts';
import { useFirstPage } from './use-first-page.ts';

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
        <Words>
          <DownloadButton
            client="windows"
            label={formatMessage(homeMessages.windowsAmd)}
            {...downloads.windowsAmd}
          />
          <DownloadButton
            client="windows"
            tone="outline"
            label={formatMessage(homeMessages.windowsAiPc)}
            {...downloads.windowsAiPc}
          />
          <FilmLink {...film} />
        </Words>
        <div className={css.scene}>{scene}</div>
        <button type="button" className={css.cue} onClick={leave}>
          {formatMessage(homeMessages.more)}
          <ArrowDown size={18} />
        </button>
      </section>
      <div ref={rest} className={css.rest}>
        {children}
      </div>
    </Screen>
  );
}

export function MobileHome({ downloads, film, scene, children }: HomeProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <Screen className={text}>
      <section className={css.mobileHero}>
        {scene}
        <Words>
          <DownloadButton
            client="mobile"
            block
            label={formatMessage(homeMessages.mobileApp)}
            {...downloads.mobile}
          />
          <LinkButton href={addresses.companions} size="l" block>
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
      {formatMessage(homeMessages.film)}
      {length && <span className={css.filmLength}>{length}</span>}
    </a>
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
