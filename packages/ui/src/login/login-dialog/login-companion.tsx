import { useSelector } from '@xstate/react';
import {
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { bodies } from '../../brand/sprite/bodies.ts';
import type { CompanionLook } from '../../brand/sprite/companion.ts';
import { seededFigure } from '../../brand/sprite/figure.ts';
import { type Mood, Sprite } from '../../brand/sprite/sprite.tsx';
import { classNames } from '../../internal/class-names.ts';
import { focusedElement } from '../../internal/focused-element.ts';
import type { LoginActor, LoginSnapshot } from '../login-machine/login-actor.ts';
import * as css from './login-dialog.css.ts';

/** Size of the companion, px, and the height of the dialog's edge in it, %. */
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

/** Shift of the eyes towards the field, % of the drawing. */
const AT_FIELD = { '--sprite-look-x': '1.2%', '--sprite-look-y': '2.6%' };

/**
 * Sits on the edge of the dialog and reacts: looks at the phone field, covers its eyes at the code field, shows
 * errors and success by its mood. Decoration: the texts say the same.
 */
export default memo(function LoginCompanion({
  actor,
  seed,
  look,
  hue,
}: { actor: LoginActor } & CompanionLook) {
  const mood = useSelector(actor, moodOf);
  const companion = useRef<HTMLDivElement>(null);
  const field = useFocusedField(companion);
  const { face, hue: ownHue } = seededFigure(seed);
  const [, family] = Object.entries(bodies).find(([name]) => name === look?.body) ?? [];
  // Both hands are on the edge.
  const climbing = useMemo(() => look && { ...look, held: undefined, tool: undefined }, [look]);
  // Other moods raise the arms.
  const holdsOn = mood === 'idle' || mood === 'sad';
  const shy = field === 'code';
  const style = {
    '--sprite-hue': hue ?? ownHue,
    '--shown': `${(SIZE * EDGE) / 100}px`,
    '--to-eyes': `${(family?.face ?? face) - EDGE}px`,
    ...(field === 'phone' && AT_FIELD),
  } as CSSProperties;
  return (
    <div ref={companion} className={css.companion} style={style} aria-hidden="true">
      <div className={css.peek}>
        <Sprite
          seed={seed}
          look={climbing}
          hue={hue}
          size={SIZE}
          className={css.climbing}
          mood={mood}
          watching={field === null}
        />
      </div>
      <svg
        className={classNames(css.hands, !holdsOn && css.handsAway)}
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
  );
});

function useFocusedField(companion: RefObject<HTMLElement | null>): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    // Focus events inside a shadow root do not leave it.
    const tree = companion.current?.getRootNode();
    if (!tree) return;
    const look = () => {
      const focused = focusedElement();
      const name = focused instanceof HTMLInputElement ? focused.name : '';
      setField(name === 'phone' || name === 'code' ? name : null);
    };
    look();
    tree.addEventListener('focusin', look);
    tree.addEventListener('focusout', look);
    return () => {
      tree.removeEventListener('focusin', look);
      tree.removeEventListener('focusout', look);
    };
  }, [companion]);
  return field;
}
