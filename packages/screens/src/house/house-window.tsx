import type { Character } from '@companion/sdk/contract';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { hueVars, visuallyHidden } from '@companion/ui/theme';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { leftOutIfBroken } from '../cards/left-out-if-broken.tsx';
import { transitionName, useAddresses } from '../layout/index.ts';
import * as css from './house-window.css.ts';
import { houseMessages } from './late-messages.ts';

export type HouseCompanion = Pick<
  Character,
  'id' | 'name' | 'line' | 'seed' | 'look' | 'hue' | 'hours'
>;

export type WindowState = 'curtained' | 'awake' | 'asleep';

interface HouseWindowProps {
  companion: HouseCompanion;
  state: WindowState;
  /** Place in the house: windows light up one after another. */
  index: number;
  /** The visitor points at it or has its focus in it; `undefined` when that ends. */
  onActive: (companion: HouseCompanion | undefined) => void;
}

/** A companion's window, a link to its page. */
export const HouseWindow = leftOutIfBroken(function HouseWindow({
  companion,
  state,
  index,
  onActive,
}: HouseWindowProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const [isActive, setActive] = useState(false);
  const { id, name, seed = id, look, hue = LAMP_HUE, hours } = companion;
  const enter = () => {
    setActive(true);
    onActive(companion);
  };
  const leave = () => {
    setActive(false);
    onActive(undefined);
  };
  return (
    <Link
      href={addresses.companion(id)}
      className={css.cell}
      style={hueVars(hue)}
      title={hours && formatMessage(houseMessages.hours, { name, ...hours })}
      data-window={state}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <span className={css.frame}>
        <span className={css.pane} style={{ transitionDelay: `${index * 45}ms` }}>
          {state === 'awake' && (
            <span className={css.body} style={{ viewTransitionName: transitionName(id) }}>
              <Sprite
                seed={seed}
                look={look}
                hue={hue}
                size={64}
                mood={isActive ? 'happy' : 'idle'}
              />
            </span>
          )}
        </span>
      </span>
      <span className={css.name}>{name}</span>
      {state === 'awake' && (
        <span className={visuallyHidden}>{` ${formatMessage(houseMessages.awake)}`}</span>
      )}
    </Link>
  );
});
