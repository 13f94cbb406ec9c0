import { type ComponentType, lazy, Suspense, useId } from 'react';
import type { CompanionLook } from '../../brand/sprite/companion.ts';
import type { LoginActor } from '../login-machine/login-actor.ts';
import * as css from './login-dialog.css.ts';
// The sprite loads lazily: its rules must be in the stylesheet of the dialog.
import '../../brand/sprite/sprite.css.ts';

/** Loads on demand: the dialog neither waits for it nor fails without it. */
const LoginCompanion = lazy<ComponentType<{ actor: LoginActor } & CompanionLook>>(() =>
  import('./login-companion.tsx').catch(() => ({ default: () => null })),
);

/** A companion and a lamp on the upper edge of the dialog. */
export function LoginCrown({ actor, companion }: { actor: LoginActor; companion: CompanionLook }) {
  return (
    <div className={css.crown} data-part="crown" aria-hidden="true">
      <Suspense fallback={null}>
        <LoginCompanion actor={actor} {...companion} />
      </Suspense>
      <Lamp />
    </div>
  );
}

function Lamp() {
  const id = useId();
  return (
    <svg
      className={css.lamp}
      aria-hidden="true"
      width="132"
      height="84"
      viewBox="0 0 132 84"
      focusable="false"
    >
      <linearGradient id={id} x1="0.8" y1="0.1" x2="0.3" y2="1">
        <stop className={css.lightNear} />
        <stop className={css.lightFar} offset="1" />
      </linearGradient>
      <path d="M68 44 92 60 80 84H-28Z" fill={`url(#${id})`} />
      <path className={css.lampArm} d="M112 82 122 50 98 26" />
      <path className={css.lampShade} d="M96 83a16 5 0 0 1 32 0z" />
      <ellipse
        className={css.lampBulb}
        cx="80"
        cy="51"
        rx="11"
        ry="7"
        transform="rotate(34 80 51)"
      />
      <path
        className={css.lampShade}
        d="M67 43C72 26 88 16 102 22c7 3 9 11 5 17L93 60C86 59 72 52 67 43Z"
      />
      <circle className={css.lampJoint} cx="122" cy="50" r="3" />
    </svg>
  );
}
