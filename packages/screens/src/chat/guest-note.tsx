import { Button } from '@companion/ui/button';
import { useIntl } from 'react-intl';
import { bySession } from '../layout/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import * as css from './chat.css.ts';
import { chatMessages } from './messages.ts';

interface GuestNoteProps {
  /** The companion's. */
  name: string;
  session: 'unknown' | 'out';
  /** Messages before a login is needed. `undefined`: not known. */
  left: number | undefined;
  onLogin: () => void;
}

/** What a login brings, and how many messages go without. */
export function GuestNote({ name, session, left, onLogin }: GuestNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={`${css.guest} ${session === 'unknown' ? bySession.unlessLoggedIn : ''}`}>
      <p className={css.guestText} role="status">
        {left === undefined
          ? formatMessage(chatMessages.invitation, { name })
          : formatMessage(left > 0 ? chatMessages.guestLeft : chatMessages.guestDone, { left })}
      </p>
      <Button
        className={css.guestLogin}
        size="s"
        tone={left === 0 ? 'accent' : 'outline'}
        onClick={onLogin}
      >
        {formatMessage(layoutMessages.login)}
      </Button>
    </div>
  );
}
