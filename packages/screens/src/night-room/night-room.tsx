import { ourCompanion } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { nightRoomMessages } from './messages.ts';
import * as css from './night-room.css.ts';

/** A room at night: a lamp, a lit game, and three companions around it. */
export function NightRoom() {
  const { formatMessage } = useIntl();
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <div className={css.room} aria-hidden="true">
      <svg className={css.picture} viewBox="0 0 600 520" aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id={`${id}lamp`} cx="0.5" cy="0.5" r="0.5">
            <stop offset="0" className={css.lampNear} />
            <stop offset="1" className={css.lampFar} />
          </radialGradient>
          <linearGradient id={`${id}cone`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.coneNear} />
            <stop offset="1" className={css.lampFar} />
          </linearGradient>
          <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.36 0.09 285)" />
            <stop offset="0.55" stopColor="oklch(0.6 0.13 30)" />
            <stop offset="1" stopColor="oklch(0.84 0.13 72)" />
          </linearGradient>
          <linearGradient
            id={`${id}cord`}
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1="-90"
            x2="0"
            y2="40"
          >
            <stop offset="0" className={css.cordFar} />
            <stop offset="1" className={css.cordNear} />
          </linearGradient>
          <radialGradient id={`${id}shine`} cx="0.5" cy="0.5" r="0.5">
            <stop offset="0" className={css.shineNear} />
            <stop offset="1" className={css.shineFar} />
          </radialGradient>
          <clipPath id={`${id}screen`}>
            <rect x="136" y="150" width="328" height="206" rx="10" />
          </clipPath>
        </defs>

        {/* Window with the town asleep. */}
        <g className={css.window}>
          <rect x="44" y="44" width="120" height="92" rx="8" className={css.pane} />
          <path d="M104 44v92M44 90h120" className={css.frame} />
          <circle cx="136" cy="66" r="9" className={css.moon} />
          <path
            d="M44 136v-22h16v-12h14v18h18v-26h12v32h20v-16h14v10h26v16z"
            className={css.town}
          />
          <path d="M66 112h3M84 124h3M97 104h3M122 122h3M148 124h3" className={css.lights} />
        </g>

        {/* Lamp. */}
        <path d="M470-90v164" stroke={paint('cord')} strokeWidth="3" />
        <path d="M438 104L330 402H610L502 104Z" fill={paint('cone')} />
        <circle cx="470" cy="120" r="250" fill={paint('lamp')} />
        <path d="M438 104C440 84 454 74 470 74C486 74 500 84 502 104Z" className={css.shade} />
        <ellipse cx="470" cy="104" rx="32" ry="6" className={css.bulb} />

        {/* The light of the game falls on the wall. */}
        <ellipse cx="300" cy="270" rx="300" ry="210" fill={paint('shine')} />

        {/* Screen. */}
        <rect x="124" y="138" width="352" height="230" rx="18" className={css.bezel} />
        <g clipPath={`url(#${id}screen)`}>
          <rect x="136" y="150" width="328" height="206" fill={paint('sky')} />
          <circle cx="360" cy="262" r="34" fill="oklch(0.95 0.08 85)" opacity="0.9" />
          <path
            d="M120 300C180 262 230 282 280 268C340 252 400 280 480 258V370H120Z"
            fill="oklch(0.5 0.12 40)"
          />
          <path
            d="M120 322C190 296 240 316 310 300C370 288 420 308 480 294V370H120Z"
            fill="oklch(0.4 0.1 35)"
          />
          <path
            d="M120 344C200 326 280 344 350 330C400 322 440 332 480 326V370H120Z"
            fill="oklch(0.29 0.07 32)"
          />
          {/* Three lamp posts on the ridge: the last one is dark. */}
          {[196, 262, 328].map((x, index) => (
            <g key={x} transform={`translate(${x} ${[290, 284, 279][index]})`}>
              <path d="M0 22V0" stroke="oklch(0.25 0.05 35)" strokeWidth="3" />
              <circle r="5" fill={index === 2 ? 'oklch(0.32 0.05 35)' : 'oklch(0.93 0.13 85)'} />
            </g>
          ))}
          <path d="M240 336c0-9 4-14 9-14s9 5 9 14z" fill="oklch(0.9 0.1 80)" />
        </g>
        <path d="M280 368h40l8 34h-56z" className={css.foot} />

        {/* Desk. */}
        <rect x="20" y="400" width="560" height="16" rx="8" className={css.desk} />
        <path d="M64 416v104M536 416v104" className={css.leg} />
        <rect x="226" y="390" width="148" height="12" rx="6" className={css.keyboard} />
      </svg>

      <div className={css.seats}>
        <div className={css.left}>
          <Sprite seed="s21" hue={205} size={132} watching mood="idle" filling />
        </div>
        <div className={css.top}>
          <Sprite seed="s126" hue={150} size={92} watching mood="curious" filling />
        </div>
        <div className={css.right}>
          <Sprite {...ourCompanion} size={150} watching mood="happy" filling />
        </div>
      </div>

      <div className={css.talk}>
        <p className={`${css.bubble} ${css.ask}`}>{formatMessage(nightRoomMessages.chatAsk)}</p>
        <p className={`${css.bubble} ${css.answer}`}>
          {formatMessage(nightRoomMessages.chatAnswer)}
        </p>
        <p className={`${css.bubble} ${css.cheer}`}>{formatMessage(nightRoomMessages.chatCheer)}</p>
      </div>
    </div>
  );
}
