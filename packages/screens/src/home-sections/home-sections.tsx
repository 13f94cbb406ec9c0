import type { Activity, Character, GameSummary } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { DownloadButton } from '@companion/ui/download-button';
import { Link, TextLink } from '@companion/ui/link';
import { LAMP_HUE, ourCompanion } from '@companion/ui/logo';
import { QrCard } from '@companion/ui/qr-card';
import { Sprite } from '@companion/ui/sprite';
import { visuallyHidden } from '@companion/ui/theme';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { ActivityEntry } from '../cards/activity.tsx';
import type { Downloads } from '../home/index.ts';
import { homeMessages } from '../home/messages.ts';
import { useAddresses } from '../layout/index.ts';
import { phoneCompanion } from '../layout/phone-companion.ts';
import { type AskedQuestion, Questions } from '../questions/index.ts';
import { questionsMessages } from '../questions/messages.ts';
import { CompanionShelf } from './companion-shelf.tsx';
import * as css from './home-sections.css.ts';
import { homeSectionsMessages } from './messages.ts';

/** Only the fields shown, because they are sent with the page. */
export type HomeCompanion = Pick<Character, 'id' | 'name' | 'line' | 'seed' | 'hue' | 'games'>;
type HomeGame = Pick<GameSummary, 'id' | 'name' | 'hue' | 'cover'>;
type HomeActivity = Pick<
  Activity,
  'id' | 'title' | 'summary' | 'state' | 'starts_at' | 'ends_at' | 'hue'
>;

export interface HomeSectionsProps {
  /** For each: `null` means that it could not be loaded. */
  companions: readonly HomeCompanion[] | null;
  games: readonly HomeGame[] | null;
  questions: readonly AskedQuestion[] | null;
  activities: readonly HomeActivity[] | null;
  downloads: Downloads;
  /** The search box with its suggestions. */
  search: ReactNode;
}

/** The home page below the first screen. A part that could not be loaded is left out, except the companions. */
export function HomeSections({
  companions,
  games,
  questions,
  activities,
  downloads,
  search,
}: HomeSectionsProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <>
      <Section
        title={formatMessage(homeSectionsMessages.meet)}
        text={formatMessage(homeSectionsMessages.meetText)}
      >
        <CompanionShelf companions={companions} />
        <p className={css.further}>
          <TextLink href={addresses.companions}>{formatMessage(homeMessages.companions)}</TextLink>
        </p>
      </Section>
      <Section
        title={formatMessage(homeSectionsMessages.know)}
        text={formatMessage(homeSectionsMessages.knowText)}
      >
        <div className={css.know}>
          <div className={css.ask}>
            {search}
            {questions && (
              <>
                <h3 className={visuallyHidden}>{formatMessage(questionsMessages.title)}</h3>
                <Questions questions={questions} />
              </>
            )}
          </div>
          {games && <Covers games={games} />}
        </div>
      </Section>
      {activities && activities.length > 0 && (
        <Section title={formatMessage(homeSectionsMessages.on)}>
          <ul className={css.activities}>
            {activities.map((activity) => (
              <li key={activity.id}>
                <ActivityEntry activity={activity} />
              </li>
            ))}
          </ul>
          <p className={css.further}>
            <TextLink href={addresses.activities}>
              {formatMessage(homeSectionsMessages.allActivities)}
            </TextLink>
          </p>
        </Section>
      )}
      <Everywhere downloads={downloads} />
    </>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <div className={css.content}>{children}</div>
    </section>
  );
}

function Covers({ games }: { games: readonly HomeGame[] }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <div className={css.games}>
      <ul className={css.covers}>
        {games.map(({ id, name, hue = LAMP_HUE, cover }) => (
          <li key={id}>
            <Link href={addresses.game(id)} className={css.cover}>
              <CoverArt seed={id} scene={cover} hue={hue} shaded />
              <span className={css.coverName}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.further}>
        <TextLink href={addresses.library}>{formatMessage(homeSectionsMessages.allGames)}</TextLink>
      </p>
    </div>
  );
}

/** The companions of the desktop client and the phone app. */
const clientCompanions = [ourCompanion, phoneCompanion];

function Everywhere({ downloads }: { downloads: Downloads }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section className={css.everywhere} aria-labelledby={id}>
      <div className={css.clientCompanions} aria-hidden="true">
        {clientCompanions.map((look) => (
          <Sprite key={look.seed} {...look} size={112} mood="happy" watching />
        ))}
      </div>
      <div className={css.everywhereWords}>
        <h2 className={css.title} id={id}>
          {formatMessage(homeSectionsMessages.everywhere)}
        </h2>
        <p className={css.text}>{formatMessage(homeSectionsMessages.everywhereText)}</p>
        <div className={css.clients}>
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
        </div>
      </div>
      <div className={css.phone}>
        <QrCard
          value={downloads.mobile.href}
          label={formatMessage(homeSectionsMessages.code)}
          size={144}
        />
        <p className={css.scan}>{formatMessage(homeSectionsMessages.scan)}</p>
      </div>
    </section>
  );
}
