import { useSelector } from '@xstate/react';
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import type { LoginActor, LoginSnapshot } from '../login-machine/login-machine.ts';
import { bodies } from '../sprite/bodies.ts';
import { type Mood, Sprite } from '../sprite/sprite.tsx';
import { spriteTraits } from '../sprite/sprite-traits.ts';
import * as css from './login-dialog.css.ts';

/** Its size, px, and the line of its picture (hundredths) that lies on the dialog's edge. */
const SIZE = 104;
const EDGE = 80;

function moodOf(snapshot: LoginSnapshot): Mood {
  const { failure, errors, succeeded } = snapshot.context;
  if (succeeded) return 'happy';
  if (snapshot.matches({ open: { form: 'solvingCaptcha' } })) return 'curious';
  if (snapshot.matches({ open: { form: 'submitting' } })) return 'thinking';
  if (snapshot.matches({ open: { form: 'sending' } })) return 'thinking';
  if (failure) return 'sad';
  if (Object.keys(errors).length > 0) return 'surprised';
  return 'idle';
}

/** Where it looks: hundredths of its picture. */
const AT_FIELD = { '--sprite-look-x': '1.2px', '--sprite-look-y': '2.6px' };

/**
 * Sits on the dialog's edge and takes part: looks at what you type, covers its eyes at the code, is puzzled by an
 * error and glad when you are in. Decoration: it says nothing that the words do not say.
 */
export const LoginCompanion = memo(function LoginCompanion({
  actor,
  seed,
}: {
  actor: LoginActor;
  seed: string;
}) {
  const mood = useSelector(actor, moodOf);
  const field = useFocusedField();
  const { body, hue } = spriteTraits(seed);
  const shy = field === 'code' && mood !== 'happy';
  const style = {
    '--sprite-hue': hue,
    '--shown': `${(SIZE * EDGE) / 100}px`,
    '--to-eyes': `${bodies[body].face - EDGE}px`,
    ...(field === 'phone' && AT_FIELD),
  } as CSSProperties;
  return (
    <div className={css.crown} aria-hidden="true">
      <div className={css.companion} style={style}>
        <div className={css.peek}>
          <Sprite seed={seed} size={SIZE} mood={mood} watching={field === null} />
        </div>
        <svg
          className={css.hands}
          aria-hidden="true"
          width={SIZE}
          height={SIZE}
          viewBox="0 0 100 100"
          focusable="false"
        >
          {[-1, 1].map((side) => (
            <ellipse
              key={side}
              className={classNames(css.hand, shy && css.handOverEye)}
              style={{ '--side': side } as CSSProperties}
              cx={50 + side * 17}
              cy={EDGE}
              rx="8"
              ry="6.5"
            />
          ))}
        </svg>
      </div>
      <Lamp />
    </div>
  );
});

function Lamp() {
  return (
    <svg
      className={css.lamp}
      aria-hidden="true"
      width="64"
      height="76"
      viewBox="0 0 64 76"
      focusable="false"
    >
      <path className={css.lampArm} d="M44 74V72L52 44 34 22" />
      <path className={css.lampShade} d="M32 75a12 3.5 0 0 1 24 0z" />
      <ellipse
        className={css.lampBulb}
        cx="20"
        cy="33"
        rx="8"
        ry="6"
        transform="rotate(-38 20 33)"
      />
      <path
        className={css.lampShade}
        d="M8 34C8 20 20 10 34 14c5 2 7 8 4 12L22 42C16 44 8 42 8 34Z"
      />
    </svg>
  );
}

/** The field of the form that has the focus. */
function useFocusedField(): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      const name = focused instanceof HTMLInputElement ? focused.name : '';
      setField(name === 'phone' || name === 'code' ? name : null);
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return field;
}
