import type { ReactNode } from 'react';
import * as css from './timeline.css.ts';

export interface Moment {
  /** For machines: `2026-11` or a full date. */
  date: string;
  /** For people: “2026年11月”. */
  time: string;
  title: string;
  content?: ReactNode;
  /** It is going on now: its lamp is lit, and it is `aria-current`. */
  now?: boolean | undefined;
}

export interface TimelineProps {
  /** In the order in which they are drawn, from top to bottom. */
  moments: ReadonlyArray<Moment>;
  /** Rank of the titles in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** What happened, in order, on one thread. */
export function Timeline({ moments, level = 3 }: TimelineProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={css.timeline}>
      {moments.map(({ date, time, title, content, now = false }) => (
        <li key={`${date} ${title}`} className={css.moment} aria-current={now || undefined}>
          <time className={css.time} dateTime={date}>
            {time}
          </time>
          <Heading className={css.title}>{title}</Heading>
          {content !== undefined && <div className={css.words}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}
