import { TextLink } from '@companion/ui/link';
import { ourCompanion } from '@companion/ui/logo';
import { drawing } from '@companion/ui/picture';
import { Sprite } from '@companion/ui/sprite';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { homeMessages } from '../home/messages.ts';
import { useAddresses } from '../layout/index.ts';
import { Drawn } from './drawn.tsx';
import * as shared from './floor.css.ts';
import { isAwake } from './hours.ts';
import { type HouseCompanion, HouseWindow, type WindowState } from './house-window.tsx';
import { houseMessages } from './late-messages.ts';
import { chimneys, stairs, town, washing } from './ornaments.ts';
import { useMinuteOfDay } from './use-minute-of-day.ts';
import * as css from './windows-floor.css.ts';

export interface WindowsFloorProps {
  /** The house has a window for each. `null`: they could not be loaded. */
  companions: readonly HouseCompanion[] | null;
}

/**
 * The windows of the companions. They are lit by the visitor's clock and each companion's hours. The server
 * knows no clock: it sends all curtains closed.
 */
export function WindowsFloor({ companions }: WindowsFloorProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const id = useId();
  const inhabitants = useMemo(() => companions ?? [], [companions]);
  const hours = useMemo(() => inhabitants.map((companion) => companion.hours), [inhabitants]);
  const minute = useMinuteOfDay(hours);
  const [active, setActive] = useState<HouseCompanion>();
  const stateOf = ({ hours }: HouseCompanion): WindowState => {
    if (minute === undefined) return 'curtained';
    return isAwake(hours, minute) ? 'awake' : 'asleep';
  };
  // Ornaments come with the clock: in the page they would cost 2 of its 20 KB.
  const isLate = minute === undefined;
  const lit = inhabitants.filter((companion) => stateOf(companion) === 'awake').length;
  return (
    <section className={css.section} aria-labelledby={id}>
      <Drawn className={css.town} viewBox="0 0 1440 260" shapes={town} isLate={isLate} slice />
      <div className={css.words}>
        <h2 className={shared.title} id={id}>
          {formatMessage(houseMessages.title)}
        </h2>
        <p className={shared.text}>{formatMessage(houseMessages.text)}</p>
        {inhabitants.length > 0 && (
          <p className={css.count} data-lit={!isLate}>
            {!isLate && formatMessage(houseMessages.lit, { count: lit })}
          </p>
        )}
        <p className={css.all}>
          <TextLink href={addresses.companions}>{formatMessage(homeMessages.companions)}</TextLink>
        </p>
        <div className={css.plate} aria-hidden="true">
          {active && <span>{active.line}</span>}
          {active?.hours && (
            <span className={css.plateHours}>
              {formatMessage(houseMessages.hours, { name: active.name, ...active.hours })}
            </span>
          )}
        </div>
      </div>
      <div className={css.house}>
        <div className={css.ridge}>
          <div className={css.moon} />
          <Drawn className={css.washing} viewBox="0 0 250 104" shapes={washing} isLate={isLate} />
          <Drawn
            className={css.chimneys}
            viewBox="0 -50 176 170"
            shapes={chimneys}
            isLate={isLate}
          />
        </div>
        <div className={css.facade}>
          <div className={css.roof} />
          <div className={css.wall} />
          <div className={css.eaves} />
          <div className={css.stairs}>
            {!isLate && inhabitants.length > 0 && (
              <svg width="100%" height="100%" aria-hidden="true" focusable="false">
                <pattern
                  id={`${id}-stairs`}
                  width="100%"
                  height={css.FLOOR}
                  patternUnits="userSpaceOnUse"
                >
                  <svg
                    width="100%"
                    height={css.FLOOR}
                    viewBox="0 0 70 168"
                    preserveAspectRatio="none"
                    {...drawing(stairs)}
                  />
                </pattern>
                <rect width="100%" height="100%" fill={`url(#${id}-stairs)`} />
              </svg>
            )}
          </div>
          {inhabitants.length > 0 ? (
            <ul className={css.windows}>
              {inhabitants.map((companion, index) => (
                <li key={companion.id} className={css.place}>
                  <HouseWindow
                    companion={companion}
                    state={stateOf(companion)}
                    index={index}
                    onActive={setActive}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <div className={css.empty}>
              <Sprite {...ourCompanion} size={96} mood={companions ? 'sleepy' : 'sad'} />
              <p>{formatMessage(companions ? houseMessages.empty : houseMessages.failed)}</p>
            </div>
          )}
          <div className={css.pipe} />
        </div>
      </div>
      <div className={css.railing} />
    </section>
  );
}
