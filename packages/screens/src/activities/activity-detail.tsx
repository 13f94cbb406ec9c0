import type { Activity } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { CalendarPlus } from '@companion/ui/icon';
import { LinkButton, TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { hueScope, hueVars } from '@companion/ui/theme';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Paragraphs, useAddresses } from '../layout/index.ts';
import * as css from './activities.css.ts';
import { activitiesMessages } from './messages.ts';
import { Poster } from './poster.tsx';
import { useSpan } from './use-span.ts';

export interface ActivityDetailProps {
  activity: Activity;
  /** Today, as `2026-11-22`: dates of this year are shown without a year. */
  today: string;
  /** The visitor goes to the host companion to take part. Gets the message to begin with. */
  onJoin?: ((companionId: string, message: string) => void) | undefined;
  /** The visitor wants the days in their calendar. Without it there is no button. */
  onRemind?: ((activity: Activity) => void) | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** All data of an activity except its title. */
export function ActivityDetail({ activity, today, onJoin, onRemind, ref }: ActivityDetailProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const span = useSpan(today);
  const { body, reward, hue = LAMP_HUE, game, character: companion, state } = activity;
  const { join, winners } = activity;
  return (
    <div ref={ref} className={`${hueScope} ${css.detail}`} style={hueVars(hue)} tabIndex={-1}>
      <div className={css.poster}>
        <Poster activity={activity} />
      </div>
      <p className={css.time}>{span(activity)}</p>
      <Paragraphs texts={body} className={css.paragraph} />
      <dl className={css.facts}>
        {reward !== undefined && (
          <Fact label={formatMessage(activitiesMessages.reward)}>{reward}</Fact>
        )}
        {game && (
          <Fact label={formatMessage(activitiesMessages.game)}>
            <TextLink href={addresses.game(game.id)}>{game.name}</TextLink>
          </Fact>
        )}
        {companion && (
          <Fact label={formatMessage(activitiesMessages.host)}>
            <TextLink href={addresses.companion(companion.id)}>{companion.name}</TextLink>
          </Fact>
        )}
      </dl>
      {winners.length > 0 && (
        <section className={css.winners}>
          <h3 className={css.label}>{formatMessage(activitiesMessages.winners)}</h3>
          <ul className={css.winnerList}>
            {winners.map(({ name, note }, index) => (
              // Winners may have equal names.
              <li key={index}>
                <strong className={css.winner}>{name}</strong> <span>{note}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {state !== 'ended' && (
        <div className={css.acts}>
          {state === 'running' && join && companion && (
            <LinkButton
              tone="accent"
              size="l"
              href={addresses.chat(companion.id)}
              onClick={() => onJoin?.(companion.id, join.message)}
            >
              {join.label}
            </LinkButton>
          )}
          {onRemind && (
            <Button size="l" icon={<CalendarPlus size={18} />} onClick={() => onRemind(activity)}>
              {formatMessage(activitiesMessages.remind)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
