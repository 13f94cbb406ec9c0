import { useText } from '../i18n/index.ts';
import { Moon, Sun } from '../icon/index.ts';
import { themeSwitchMessages } from './messages.ts';
import * as css from './theme-switch.css.ts';

/** Night or day. It shows the theme it stands in, and leaves changing and keeping it to the host. */
export function ThemeSwitch({ onToggle }: { onToggle: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      className={css.button}
      aria-label={text(themeSwitchMessages.toggle)}
      onClick={onToggle}
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
