import { useActorRef, useSelector } from '@xstate/react';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { isShortcut } from '../../internal/shortcut.ts';
import { useEvent } from '../../internal/use-event.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ChevronLeft, ChevronRight, RefreshCw } from '../../primitives/icon/icons.generated.tsx';
import type { CaptchaResult, SliderCaptchaProvider } from './challenge.ts';
import { moved, placed, shareOf, trackOf } from './geometry.ts';
import { captchaMessages as messages } from './messages.ts';
import * as css from './slider-captcha.css.ts';
import { sliderMachine } from './slider-machine.ts';
import { SliderVeil } from './slider-veil.tsx';
import { useDrag } from './use-drag.ts';

export interface SliderCaptchaProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Loads challenges and checks answers, such as `createSandboxSlider` of the SDK. */
  provider: SliderCaptchaProvider;
  /** Phone number that the result is valid for. */
  phone: string;
  /** Called once with the result. It is valid for one code to this number. */
  onSolved: (result: CaptchaResult) => void;
  /** Called when the visitor closes the challenge. This is not an error. */
  onClose: () => void;
  /** Clock, ms since the epoch. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** Size of the placeholder: the usual size of pictures, so that the layout does not shift. */
const NO_PICTURE = { width: 640, height: 360, piece_width: 124 };

/**
 * A captcha: the visitor moves a piece into its gap by drag, touch, taps or keys. Visitors who cannot see the picture
 * let the device do a proof of work instead.
 */
export const SliderCaptcha = forwardRef<HTMLElement, SliderCaptchaProps>(function SliderCaptcha(
  { provider, phone, onSolved, onClose, now, className, style: hostStyle, ...rest },
  ref,
) {
  const text = useText();
  const titleId = useId();
  const hintId = useId();
  const handle = useRef<HTMLDivElement>(null);
  const actor = useActorRef(sliderMachine, { input: { provider, phone, now } });
  const snapshot = useSelector(actor, (state) => state);
  const { challenge, trouble, result } = snapshot.context;
  const posed = snapshot.matches('posed');
  const proving = snapshot.matches('proving');

  const picture = challenge ?? NO_PICTURE;
  const track = trackOf(picture);
  const [place, setPlace] = useState({ of: challenge, x: 0 });
  const x = place.of === challenge ? placed(place.x, track) : 0;
  const moveTo = (to: number) => setPlace({ of: challenge, x: to });
  const answer = (at: number) => actor.send({ type: 'piece.placed', x: at });

  const drag = useDrag({
    track,
    disabled: !posed,
    onMove: moveTo,
    onDrop(at) {
      moveTo(at);
      answer(at);
    },
  });

  // Once per result, also when the host creates a new callback at each render.
  const reportSolved = useEvent(onSolved);
  useEffect(() => {
    if (result) reportSolved(result);
  }, [result, reportSolved]);

  // The challenge covers a form: keyboard and screen reader users continue here.
  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const to = moved(x, event.key, track);
    if (to === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (!posed) return;
    if (to !== null) moveTo(to);
    // A key that was held down before the focus came here must not answer, nor each new picture.
    else if (!event.repeat) answer(x);
  };

  const refresh = () => {
    actor.send({ type: 'challenge.refreshed' });
    handle.current?.focus({ preventScroll: true });
  };

  const style = {
    '--share': shareOf(x, track),
    '--piece': picture.piece_width / picture.width,
    '--top': challenge ? challenge.piece_y / challenge.height : 0,
    '--ratio': `${picture.width} / ${picture.height}`,
    ...hostStyle,
  } as CSSProperties;

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={classNames(css.panel, className)}
      style={style}
    >
      <div className={css.head}>
        <Button
          tone="quiet"
          size="s"
          className={css.back}
          icon={<ChevronLeft size={16} />}
          onClick={onClose}
        >
          {text(messages.back)}
        </Button>
        <h3 id={titleId} className={css.title}>
          {text(messages.title)}
        </h3>
        <Button
          tone="quiet"
          size="s"
          iconOnly
          className={css.atEnd}
          aria-label={text(messages.refresh)}
          onClick={refresh}
          icon={<RefreshCw size={16} />}
        />
      </div>
      <div className={css.stage} {...drag}>
        {challenge && (
          <>
            <img
              className={css.background}
              src={challenge.background}
              alt={text(messages.picture)}
              draggable={false}
            />
            <img
              className={classNames(css.piece, proving && css.unseen)}
              src={challenge.piece}
              alt=""
              draggable={false}
              data-handle=""
            />
          </>
        )}
        <SliderVeil snapshot={snapshot} onRetry={refresh} />
      </div>
      <p className={css.status} role="status">
        {posed && trouble === 'wrong-place' && (
          <span>
            <strong className={css.trouble}>{text(messages.failed)}</strong>{' '}
            <span>{text(messages.wrongPlace)}</span>
          </span>
        )}
      </p>
      {/* Left is left in the picture, whatever the direction of the page. */}
      <div dir="ltr" className={classNames(css.rail, !posed && css.resting)} {...drag}>
        <div className={css.trail} />
        <div
          ref={handle}
          className={css.handle}
          data-handle=""
          role="slider"
          tabIndex={0}
          aria-label={text(messages.handle)}
          aria-describedby={hintId}
          aria-disabled={!posed}
          aria-valuemin={0}
          aria-valuemax={track.max}
          aria-valuenow={x}
          aria-valuetext={text(messages.position, { percent: Math.round(shareOf(x, track) * 100) })}
          onKeyDown={onKeyDown}
        >
          <ChevronLeft size={16} />
          <ChevronRight size={16} />
        </div>
      </div>
      <div dir="ltr" className={css.steps}>
        <Button
          size="m"
          iconOnly
          aria-label={text(messages.left)}
          aria-disabled={!posed}
          onClick={() => moveTo(placed(x - track.step, track))}
          icon={<ChevronLeft size={18} />}
        />
        <Button
          size="m"
          fullWidth
          aria-disabled={!posed}
          loading={snapshot.matches('checking')}
          onClick={() => answer(x)}
          // Enter that is held down would answer each new picture.
          onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
        >
          {text(messages.confirm)}
        </Button>
        <Button
          size="m"
          iconOnly
          aria-label={text(messages.right)}
          aria-disabled={!posed}
          onClick={() => moveTo(placed(x + track.step, track))}
          icon={<ChevronRight size={18} />}
        />
      </div>
      <p id={hintId} className={css.hint}>
        {text(messages.hint)}
      </p>
      <button
        type="button"
        className={css.otherWay}
        aria-disabled={!posed && !proving}
        onClick={() => actor.send({ type: proving ? 'proof.cancelled' : 'proof.requested' })}
      >
        {text(proving ? messages.withPicture : messages.withoutPicture)}
      </button>
    </section>
  );
});
