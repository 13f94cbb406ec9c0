import { Button } from '@companion/ui/button';
import { ourCompanion } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import * as css from './invitation.css.ts';
import { layoutMessages } from './messages.ts';
import * as bySession from './session.css.ts';

export interface InvitationProps {
  /** `unknown` until the page has read the session; see `bySession` for the time before. */
  session: 'unknown' | 'out';
  onLogin: () => void;
  /** What the login is for. */
  children: string;
}

/** Stands in place of parts that need a login (decisions.md, auth). */
export function Invitation({ session, onLogin, children }: InvitationProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={`${css.invitation} ${session === 'unknown' ? bySession.unlessLoggedIn : ''}`}
    >
      <Sprite {...ourCompanion} size={144} mood="curious" watching />
      <p>{children}</p>
      <Button tone="ember" size="l" onClick={onLogin}>
        {formatMessage(layoutMessages.login)}
      </Button>
    </section>
  );
}
