import { Button } from '@companion/ui/button';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import * as css from './invitation.css.ts';
import { layoutMessages } from './messages.ts';
import * as bySession from './session.css.ts';

export interface InvitationProps {
  /** `unknown` until the page knows who is there; the document may know it before, as in a chat. */
  session: 'unknown' | 'out';
  onLogin: () => void;
  /** What the login is for. */
  children: string;
}

/** In place of what only a logged-in visitor can see (decisions.md, auth). */
export function Invitation({ session, onLogin, children }: InvitationProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={`${css.invitation} ${session === 'unknown' ? bySession.unlessLoggedIn : ''}`}
    >
      <Sprite seed="lamp-7" hue={62} size={144} mood="curious" watching />
      <p>{children}</p>
      <Button tone="ember" size="l" onClick={onLogin}>
        {formatMessage(layoutMessages.login)}
      </Button>
    </section>
  );
}
