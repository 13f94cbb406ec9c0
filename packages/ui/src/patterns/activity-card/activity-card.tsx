import type { ReactNode } from 'react';
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

export interface ActivityCardProps {
  /** Its page. */
  href: string;
  /** As a heading and the link. */
  title: string;
  /** What one does there, in a sentence. */
  line: string;
  /** Chooses badge and light. The host tells it from the dates; the card has no clock. */
  state: 'running' | 'coming' | 'ended';
  /** Month it begins, as the visitor's language writes it: “11月”. */
  month: string;
  /** Day of the month, as the leaf shows it. */
  day: string;
  /** The whole time in words: “11月21日至12月3日”. */
  time: string;
  /** Degrees: its light. */
  hue: number;
  /**
   * Fills a place of 16:9 over the words, or beside them in a card as wide as two; decoration.
   * Without one the leaf stands beside them.
   */
  poster?: ReactNode;
  /** Rank of the title in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

const tones = { running: 'accent', coming: 'tide', ended: 'neutral' } as const;

/** An activity on the calendar: a line of it, or a poster. */
export function ActivityCard({
  href,
  title,
  line,
  state,
  month,
  day,
  time,
  hue,
  poster,
  level = 3,
}: ActivityCardProps) {
  const text = useText();
  const over = state === 'ended';
  const leaf = (
    <div className={classNames(css.leaf, poster !== undefined && css.pinned)} aria-hidden="true">
      <span className={css.day}>{day}</span>
      <span className={css.month}>{month}</span>
    </div>
  );
  const words = (
    <>
      <Badge tone={tones[state]} lit={state === 'running'}>
        {text(activityMessages[state])}
      </Badge>
      <CardTitle href={href} level={level}>
        {title}
      </CardTitle>
      <p className={shared.words}>{line}</p>
      <p className={shared.meta}>{time}</p>
    </>
  );
  return poster === undefined ? (
    <article className={classNames(hueScope, css.card, over && css.over)} style={hueVars(hue)}>
      {leaf}
      <div className={css.words}>{words}</div>
    </article>
  ) : (
    <article className={classNames(hueScope, pictured.card, over && css.over)} style={hueVars(hue)}>
      <div className={pictured.sides}>
        <div className={classNames(css.poster, over && css.faded)}>
          {poster}
          {leaf}
        </div>
        <div className={pictured.beside}>{words}</div>
      </div>
    </article>
  );
}
