import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import * as pictured from '../../internal/pictured-card.css.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './activity-card.css.ts';
import { activityMessages } from './messages.ts';

export interface ActivityCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Address of the activity's page. */
  href: string;
  /** Heading and link text. */
  title: string;
  /** What visitors do there, in one sentence. */
  line: string;
  /** Selects the badge and the colours. The host derives it from the dates; the card has no clock. */
  state: 'running' | 'coming' | 'ended';
  /** Month of the first day, in the visitor's language: “11月”. */
  month: string;
  /** Day of the month of the first day. */
  day: string;
  /** The whole period as text: “11月21日至12月3日”. */
  time: string;
  /** Colour of the activity: hue in degrees. */
  hue: number;
  /**
   * Decorative image, 16:9, above the text, or beside it in a card of 540 px or more. Without it, only the
   * date is shown beside the text.
   */
  poster?: ReactNode;
  /** Heading level of the title. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

const tones = { running: 'accent', coming: 'tide', ended: 'neutral' } as const;

/** An activity with its first day: a row, or a poster. */
export const ActivityCard = forwardRef<HTMLElement, ActivityCardProps>(function ActivityCard(
  { href, title, line, state, month, day, time, hue, poster, level = 3, className, style, ...rest },
  ref,
) {
  const text = useText();
  const ended = state === 'ended';
  const date = (
    <div className={classNames(css.date, poster !== undefined && css.pinned)} aria-hidden="true">
      <span className={css.day}>{day}</span>
      <span className={css.month}>{month}</span>
    </div>
  );
  const content = (
    <>
      <Badge tone={tones[state]} live={state === 'running'}>
        {text(activityMessages[state])}
      </Badge>
      <CardTitle href={href} level={level}>
        {title}
      </CardTitle>
      <p className={shared.words}>{line}</p>
      <p className={classNames(shared.meta, css.time)}>{time}</p>
    </>
  );
  const plain = poster === undefined;
  const root = {
    ...rest,
    ref,
    className: classNames(
      hueScope,
      plain ? css.card : pictured.card,
      ended && css.ended,
      className,
    ),
    style: { ...hueVars(hue), ...style },
  };
  return plain ? (
    <article {...root}>
      {date}
      <div className={css.content}>{content}</div>
    </article>
  ) : (
    <article {...root}>
      <div className={pictured.sides}>
        <div className={classNames(css.poster, ended && css.faded)}>
          {poster}
          {date}
        </div>
        <div className={pictured.beside}>{content}</div>
      </div>
    </article>
  );
});
