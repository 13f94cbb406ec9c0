import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Invitation, type InvitationProps, PageHead, page, Screen } from '../layout/index.ts';
import { removalMessages } from './messages.ts';
import * as css from './removal.css.ts';

export interface RemovalScreenProps {
  session: InvitationProps['session'] | 'in';
  onLogin: () => void;
  /** The steps: `RemovalFlow`, for a user who is logged in. */
  children: ReactNode;
}

/** Account removal as a page, for phones. Visitors without a login are invited to log in. */
export function RemovalScreen({ session, onLogin, children }: RemovalScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen className={page.page}>
      <div className={css.column}>
        <PageHead title={formatMessage(removalMessages.title)} />
        {session === 'in' ? (
          children
        ) : (
          <Invitation session={session} onLogin={onLogin}>
            {formatMessage(removalMessages.invitation)}
          </Invitation>
        )}
      </div>
    </Screen>
  );
}
