import type { Activity } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { hueScope, hueVars } from '@companion/ui/theme';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Paragraphs, useAddresses } from '../layout/index.ts';
import * as css from './activities.css.ts';
import { activitiesMessages } from './messages.ts';
import { useSpan } from './use-span.ts';

export interface ActivityDetailProps {
  activity: Activity;
  /** Today, as `2026-11-22`: dates of this year are shown without a year. */
  today: string;
  ref?: Ref<HTMLDivElement>;
}

/** All data of an activity except its title. */
export function ActivityDetail({ activity, today, ref }: ActivityDetailProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const span = useSpan(today);
  const { id, body, reward, cover, hue = LAMP_HUE, game, character: companion } = activity;
  return (
    <div ref={ref} className={`${hueScope} ${css.detail}`} style={hueVars(hue)} tabIndex={-1}>
      <div className={css.poster}>
        <CoverArt seed={id} scene={cover} hue={hue} />
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
