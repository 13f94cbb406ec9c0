import { buttonClass } from '@companion/ui/button';
import { DownloadButton } from '@companion/ui/download-button';
import { ArrowDown, Play } from '@companion/ui/icon';
import { Link } from '@companion/ui/link';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/index.ts';
import * as css from './home.css.ts';
import { homeMessages } from './messages.ts';
import { useFirstPage } from './use-first-page.ts';

/** Where a client is (spec §2), and how it is fetched with its tracking. */
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
  /** For who has no code, or wants it elsewhere. */
  href: string;
  /** How long it is, where that is known: 0:24. */
  length?: string;
  onOpen: () => void;
}

interface HomeProps {
  downloads: Downloads;
  film: Film;
  /** What stands beside the headline: `NightRoom`. */
  scene: ReactNode;
  /** Everything below the first screen. */
  children: ReactNode;
}

export interface DesktopHomeProps extends HomeProps {
  /** Spec §3: shared with the header. */
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
    <main className={css.page} id="main" tabIndex={-1}>
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
    </main>
  );
}

export function MobileHome({ downloads, film, scene, children }: HomeProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <section className={css.mobileHero}>
        {scene}
        <Words>
          <DownloadButton
            client="mobile"
            block
            label={formatMessage(homeMessages.mobileApp)}
            {...downloads.mobile}
          />
          <Link
            href={addresses.partners}
            className={buttonClass({ tone: 'outline', size: 'l', block: true })}
          >
            {formatMessage(homeMessages.companions)}
          </Link>
          <FilmLink {...film} />
        </Words>
      </section>
      <div className={css.mobileRest}>{children}</div>
    </main>
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
