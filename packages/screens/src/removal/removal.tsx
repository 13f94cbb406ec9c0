import { useIntl } from 'react-intl';
import { Invitation, type InvitationProps, PageHead, page } from '../layout/index.ts';
import { removalMessages } from './messages.ts';
import * as css from './removal.css.ts';
import { RemovalFlow, type RemovalFlowProps } from './removal-flow.tsx';

export interface RemovalScreenProps extends RemovalFlowProps {
  session: InvitationProps['session'] | 'in';
  onLogin: () => void;
}

/** Removing an account on a page of its own, made for phones. Only who is logged in has one to remove. */
export function RemovalScreen({ session, onLogin, ...flow }: RemovalScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <main className={page.page} id="main" tabIndex={-1}>
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
    </main>
  );
}
