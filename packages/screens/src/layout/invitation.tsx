import { Button } from '@companion/ui/button';
import { ourCompanion } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import * as css from './invitation.css.ts';
import { layoutMessages } from './messages.ts';
import * as bySession from './session.css.ts';

export interface InvitationProps {
  /** `unknown` before hydration; `bySession` then chooses by CSS. */
  session: 'unknown' | 'out';
  onLogin: () => void;
  /** Says what the login is for. */
  children: string;
}

/** Replaces content that needs a login (docs/decisions/004-login-on-the-page.md). */
export function Invitation({ session, onLogin, children }: InvitationProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={`${css.invitation} ${session === 'unknown' ? bySession.unlessLoggedIn : ''}`}
    >
      <Sprite {...ourCompanion} size={144} mood="curious" watching />
      <p>{children}</p>
      <Button tone="primary" size="l" onClick={onLogin}>
        {formatMessage(layoutMessages.login)}
      </Button>
    </section>
  );
}
