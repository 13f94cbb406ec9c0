import { media } from '@companion/ui/theme';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './cord.css.ts';
import { nightRoomMessages } from './late-messages.ts';

/** The last sweep. The next one ends it early. */
let last: ViewTransition | undefined;

/** The light of the lamp sweeps over the page while the theme changes. `x` and `y` are the bulb, px in the window. */
function sweep(x: number, y: number, change: () => void): void {
  const root = document.documentElement;
  if (!document.startViewTransition || matchMedia(media.reducedMotion).matches) {
    change();
    return;
  }
  root.style.setProperty(css.BULB, `${x}px ${y}px`);
  root.dataset['sweep'] = '';
  const transition = document.startViewTransition(change);
  last = transition;
  // A press or a resize of the window ends the sweep early. The theme changes all the same.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    if (last !== transition) return;
    delete root.dataset['sweep'];
    root.style.removeProperty(css.BULB);
  });
}

/** The cord of the lamp: a pull switches night and day. */
export function Cord({ onPull }: { onPull: () => void }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [pulls, setPulls] = useState(0);
  const pull = () => {
    setPulls(pulls + 1);
    const { left = 0, width = 0, top = 0 } = button.current?.getBoundingClientRect() ?? {};
    sweep(left + width / 2, top, onPull);
  };
  return (
    <button
      ref={button}
      type="button"
      className={css.cord}
      aria-label={formatMessage(nightRoomMessages.cord)}
      onClick={pull}
    >
      {/* A new key starts the animation again. */}
      <span key={pulls} className={pulls > 0 ? css.pulled : css.string} />
    </button>
  );
}
