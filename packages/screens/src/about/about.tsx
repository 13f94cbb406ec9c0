import type { About } from '@companion/sdk/contract';
import { TextLink } from '@companion/ui/link';
import { Sprite } from '@companion/ui/sprite';
import { Timeline } from '@companion/ui/timeline';
import { useIntl } from 'react-intl';
import { page } from '../layout/index.ts';
import * as css from './about.css.ts';
import { EmptyChair } from './empty-chair.tsx';
import { aboutMessages } from './messages.ts';

export interface AboutScreenProps {
  about: About;
}

/** Three who listen while somebody tells where they come from. */
const listeners = ['lamp-7', 'harbour-2', 'kettle-9'];

const sentencesOf = (text: string) => text.split(/(?<=[。.!！?？])\s*/u).filter(Boolean);
const clausesOf = (sentence: string) => sentence.split(/(?<=[、，])/u);

/** Who we are: an essay, a thread of years, whom we look for, how to reach us. */
export function AboutScreen({ about }: AboutScreenProps) {
  const { formatMessage, formatDate } = useIntl();
  const { mission, essay, timeline, jobs, contact } = about;
  const month = (date: string) =>
    /^\d{4}-\d{2}/.test(date)
      ? formatDate(date, { year: 'numeric', month: 'long', timeZone: 'UTC' })
      : date;
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <div className={css.hero}>
        {mission !== '' && (
          <h1 className={css.mission}>
            {sentencesOf(mission).map((sentence) => (
              <span key={sentence} className={css.sentence}>
                {clausesOf(sentence).map((clause) => (
                  <span key={clause} className={css.clause}>
                    {clause}
                  </span>
                ))}{' '}
              </span>
            ))}
          </h1>
        )}
        <div className={css.listeners} aria-hidden="true">
          {listeners.map((seed) => (
            <Sprite key={seed} seed={seed} size={104} mood="happy" watching />
          ))}
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.essay}>
          {essay.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
          <EmptyChair />
        </div>
        {timeline.length > 0 && (
          <section>
            <h2 className={page.sectionTitle}>{formatMessage(aboutMessages.timeline)}</h2>
            <Timeline
              moments={timeline.map(({ date, title, text }, index) => ({
                date,
                time: month(date),
                title,
                content: text,
                now: index === timeline.length - 1,
              }))}
            />
          </section>
        )}
      </div>
      {jobs.length > 0 && (
        <section className={page.section} id="jobs">
          <h2 className={page.sectionTitle}>{formatMessage(aboutMessages.jobs)}</h2>
          <ul className={css.jobs}>
            {jobs.map((job) => (
              <li key={job.id} className={css.job}>
                <h3 className={css.jobTitle}>{job.title}</h3>
                <p className={css.place}>{job.place}</p>
                <p className={css.paragraph}>{job.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {contact.length > 0 && (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{formatMessage(aboutMessages.contact)}</h2>
          <dl className={css.contact}>
            {contact.map(({ label, value }) => (
              <div key={label}>
                <dt className={css.place}>{label}</dt>
                <dd className={css.value}>{withMailLinks(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </main>
  );
}

const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Each address in the words, to be written to. */
const withMailLinks = (words: string) =>
  words.split(MAIL).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={part} href={`mailto:${part}`}>
        {part}
      </TextLink>
    ),
  );
