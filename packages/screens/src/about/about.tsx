import type { Fact } from '@companion/sdk/contract';
import { TextLink } from '@companion/ui/link';
import { ourCompanion } from '@companion/ui/logo';
import { type CompanionLook, Sprite } from '@companion/ui/sprite';
import { Timeline } from '@companion/ui/timeline';
import { useIntl } from 'react-intl';
import { laoTang, moBan } from '../layout/cast.ts';
import { Paragraphs, page, Screen, Section } from '../layout/index.ts';
import * as css from './about.css.ts';
import { EmptyChair } from './empty-chair.tsx';
import { aboutMessages } from './messages.ts';

export interface About {
  mission: string;
  /** Paragraphs. */
  essay: readonly string[];
  /** Oldest first. A date is `2023-03` or free text. */
  timeline: readonly { date: string; title: string; text: string }[];
  contact: readonly Fact[];
  jobs: readonly { id: string; title: string; place: string; text: string }[];
}

export interface AboutScreenProps {
  about: About;
}

/** Three listening companions. */
const listeners: readonly CompanionLook[] = [ourCompanion, laoTang, moBan];

const sentencesOf = (text: string) => text.split(/(?<=[。.!！?？])\s*/u).filter(Boolean);
const clausesOf = (sentence: string) => sentence.split(/(?<=[、，])/u);

/** About us: mission, essay, timeline, jobs, contact. */
export function AboutScreen({ about }: AboutScreenProps) {
  const { formatMessage, formatDate } = useIntl();
  const { mission, essay, timeline, jobs, contact } = about;
  const month = (date: string) =>
    /^\d{4}-\d{2}/.test(date)
      ? formatDate(date, { year: 'numeric', month: 'long', timeZone: 'UTC' })
      : date;
  return (
    <Screen className={page.page}>
      <div className={css.hero}>
        {mission !== '' && (
          <h1 className={css.mission}>
            {sentencesOf(mission).map((sentence, place) => (
              <span key={place} className={css.sentence}>
                {clausesOf(sentence).map((clause, index) => (
                  <span key={index} className={css.clause}>
                    {clause}
                  </span>
                ))}
                <span> </span>
              </span>
            ))}
          </h1>
        )}
        <div className={css.listeners} aria-hidden="true">
          {listeners.map((look) => (
            <Sprite key={look.seed} {...look} size={104} mood="happy" watching />
          ))}
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.essay}>
          <Paragraphs texts={essay} className={css.paragraph} />
          <EmptyChair />
        </div>
        {timeline.length > 0 && (
          <section>
            <h2 className={page.sectionTitle}>{formatMessage(aboutMessages.timeline)}</h2>
            <Timeline
              items={timeline.map(({ date, title, text }, index) => ({
                date,
                time: month(date),
                title,
                content: text,
                current: index === timeline.length - 1,
              }))}
            />
          </section>
        )}
      </div>
      {jobs.length > 0 && (
        <Section title={formatMessage(aboutMessages.jobs)} id="jobs">
          <ul className={css.jobs}>
            {jobs.map((job) => (
              <li key={job.id} className={css.job}>
                <h3 className={css.jobTitle}>{job.title}</h3>
                <p className={css.place}>{job.place}</p>
                <p className={css.paragraph}>{job.text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {contact.length > 0 && (
        <Section title={formatMessage(aboutMessages.contact)}>
          <dl className={css.contact}>
            {contact.map(({ label, value }, index) => (
              <div key={index}>
                <dt className={css.place}>{label}</dt>
                <dd className={css.value}>{withMailLinks(value)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </Screen>
  );
}

const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Turns e-mail addresses in a text into links. */
const withMailLinks = (words: string) =>
  words.split(MAIL).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={index} href={`mailto:${part}`}>
        {part}
      </TextLink>
    ),
  );
