import { useIntl } from 'react-intl';
import { Invitation, type InvitationProps, PageHead, page, Screen } from '../layout/index.ts';
import { removalMessages } from './messages.ts';
import * as css from './removal.css.ts';
import { RemovalFlow, type RemovalFlowProps } from './removal-flow.tsx';

export interface RemovalScreenProps extends RemovalFlowProps {
  session: InvitationProps['session'] | 'in';
  onLogin: () => void;
}

/** Account removal as a page, for phones. Visitors without a login are invited to log in. */
export function RemovalScreen({ session, onLogin, ...flow }: RemovalScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen className={page.page}>
      <div className={css.column}>
        <PageHead title={formatMessage(removalMessages.title)} />
        {session === 'in' ? (
          <RemovalFlow {...flow} />
        ) : (
          <Invitation session={session} onLogin={onLogin}>
            {formatMessage(removalMessages.invitation)}
          </Invitation>
        )}
      </div>
    </Screen>
  );
}
