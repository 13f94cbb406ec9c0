import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { afterPaint } from '../../internal/after-paint.ts';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { Moon, Sun } from '../../primitives/icon/index.ts';
import { themeSwitchMessages } from './messages.ts';
import * as css from './theme-switch.css.ts';

export interface ThemeSwitchProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onToggle'> {
  /** Called a frame after the press. Change and store the theme here. */
  onToggle: () => void;
}

/**
 * Switches between the night and the day theme. Shows the surrounding theme; the host changes and stores it.
 * The icon changes first, because restyling the page takes about 250 ms on a slow phone.
 */
export const ThemeSwitch = forwardRef<HTMLButtonElement, ThemeSwitchProps>(function ThemeSwitch(
  { onToggle, className, onClick, ...rest },
  ref,
) {
  const text = useText();
  const [turned, setTurned] = useState(false);
  const toggle = () => {
    setTurned(true);
    afterPaint(() => {
      onToggle();
      setTurned(false);
    });
  };
  return (
    <button
      type="button"
      aria-label={text(themeSwitchMessages.toggle)}
      {...rest}
      ref={ref}
      className={classNames(css.button, turned && css.turned, className)}
      onClick={composeHandlers(onClick, toggle)}
    >
      <span className={css.moon}>
        <Moon size={19} />
      </span>
      <span className={css.sun}>
        <Sun size={19} />
      </span>
    </button>
  );
});
