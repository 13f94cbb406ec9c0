import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './timeline.css.ts';

export interface TimelineItem {
  /** Date for `<time datetime>`: `2026-11` or a full date. */
  date: string;
  /** The date as text: “2026年11月”. */
  time: string;
  title: string;
  content?: ReactNode;
  /** Marks the current item. Default: `false`. */
  current?: boolean | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** Items from top to bottom. */
  items: ReadonlyArray<TimelineItem>;
  /** Heading level of the titles. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** Dated items in order. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { items, level = 3, className, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <ol {...rest} ref={ref} className={classNames(css.timeline, className)}>
      {items.map(({ date, time, title, content, current = false }) => (
        <li key={`${date} ${title}`} className={css.item} aria-current={current || undefined}>
          <time className={css.time} dateTime={date}>
            {time}
          </time>
          <Heading className={css.title}>{title}</Heading>
          {content !== undefined && <div className={css.content}>{content}</div>}
        </li>
      ))}
    </ol>
  );
});
