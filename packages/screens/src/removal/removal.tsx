import { useIntl } from 'react-intl';
import { PageHead, page } from '../layout/index.ts';
import { removalMessages } from './messages.ts';
import * as css from './removal.css.ts';
import { RemovalFlow, type RemovalFlowProps } from './removal-flow.tsx';

/** Removing an account on a page of its own: phones. */
export function RemovalScreen(props: RemovalFlowProps) {
  const { formatMessage } = useIntl();
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <PageHead title={formatMessage(removalMessages.title)} />
      <div className={css.column}>
        <RemovalFlow {...props} />
      </div>
    </main>
  );
}
