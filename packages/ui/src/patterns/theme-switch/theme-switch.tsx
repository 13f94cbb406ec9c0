import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { afterPaint } from '../../internal/after-paint.ts';
import { classNames } from '../../internal/class-names.ts';
import { Moon, Sun } from '../../primitives/icon/index.ts';
import { themeSwitchMessages } from './messages.ts';
import * as css from './theme-switch.css.ts';

export interface ThemeSwitchProps {
  /** Change the theme and store it. Called once the turned switch has been painted. */
  onToggle: () => void;
}

/**
 * Night or day. It shows the theme around it, and leaves changing and storing it to the host. It turns at
 * once, before the theme changes: restyling every element takes a slow phone a quarter of a second.
 */
export function ThemeSwitch({ onToggle }: ThemeSwitchProps) {
  const text = useText();
  const [turns, setTurns] = useState(false);
  const toggle = () => {
    setTurns(true);
    afterPaint(() => {
      onToggle();
      setTurns(false);
    });
  };
  return (
    <button
      type="button"
      className={classNames(css.button, turns && css.turns)}
      aria-label={text(themeSwitchMessages.toggle)}
      onClick={toggle}
    >
      <span className={css.moon}>
        <Moon size={19} />
      </span>
      <span className={css.sun}>
        <Sun size={19} />
      </span>
    </button>
  );
}
