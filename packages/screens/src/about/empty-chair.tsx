import { ourCompanion } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useId } from 'react';
import * as css from './empty-chair.css.ts';

/** End of the essay: an empty chair under a lamp, and our companion beside it. */
export function EmptyChair() {
  const id = useId();
  return (
    <div className={css.scene} aria-hidden="true">
      <svg className={css.picture} viewBox="0 0 576 300" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id={`${id}cone`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.near} />
            <stop offset="1" className={css.far} />
          </linearGradient>
          <radialGradient id={`${id}pool`}>
            <stop offset="0" className={css.near} />
            <stop offset="1" className={css.far} />
          </radialGradient>
        </defs>

        {/* Lamp. */}
        <path d="M300-32v62" className={css.cord} />
        <path d="M272 58L118 272H482L328 58Z" fill={`url(#${id}cone)`} />
        <path d="M272 58C273 40 284 30 300 30C316 30 327 40 328 58Z" className={css.shade} />
        <ellipse cx="300" cy="58" rx="28" ry="5" className={css.bulb} />

        {/* Floor. */}
        <path d="M0 272H576" className={css.floor} />
        <ellipse cx="300" cy="274" rx="190" ry="22" fill={`url(#${id}pool)`} />

        {/* Chair: rear legs, back, seat, front legs. */}
        <ellipse cx="312" cy="276" rx="70" ry="9" className={css.shadow} />
        <path d="M278 206h8v58h-8zM344 206h8v58h-8z" className={css.behind} />
        <path
          d="M272 100c0-4 9-5 9-1l3 108h-9zM354 100c0-4-9-5-9-1l-3 108h9z"
          className={css.wood}
        />
        <path
          d="M276 108q37-9 74 0l-.6 18q-36.400-8-72.800 0zM277 142q36-7 72 0l-.5 14q-35.500-6-71 0z"
          className={css.lit}
        />
        <path d="M274 200h78l10 20H264z" className={css.lit} />
        <path d="M264 220h98v9h-98z" className={css.wood} />
        <path d="M266 229h9l-1 49h-7zM351 229h9l-1 49h-7z" className={css.wood} />
        <path d="M271 250h85v5h-85z" className={css.behind} />
      </svg>
      <div className={css.host}>
        <Sprite {...ourCompanion} size={96} mood="curious" watching filling />
      </div>
    </div>
  );
}
