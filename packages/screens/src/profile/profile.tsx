import type { Me } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Sprite } from '@companion/ui/sprite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Invitation } from '../layout/index.ts';
import { profileMessages } from './messages.ts';
import * as css from './profile.css.ts';

export interface ProfileScreenProps {
  /** `unknown` until the page knows who is there; the document may know it before, as in a chat. */
  session: { state: 'unknown' | 'out' } | { state: 'in'; userId: string; nickname?: string };
  /** What the API says of the user, once it does. */
  me: Me | null;
  onLogin: () => void;
  onLogout: () => void;
  /** Leads to the removal of the account. */
  removal: ReactNode;
}

/** Who I am, as a membership card, and the way out. */
export function ProfileScreen({ session, me, onLogin, onLogout, removal }: ProfileScreenProps) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <h1 className={css.title}>{formatMessage(profileMessages.title)}</h1>
      {session.state === 'in' && (
        <>
          <section className={css.card}>
            <div className={css.stage}>
              <Sprite seed={session.userId} size={168} mood="happy" watching />
            </div>
            <div className={css.words}>
              <p className={css.member}>{formatMessage(profileMessages.member)}</p>
              <p className={css.name}>{me?.nickname ?? session.nickname}</p>
              <dl className={css.facts}>
                {me?.phone_masked !== undefined && (
                  <div>
                    <dt>{formatMessage(profileMessages.phone)}</dt>
                    <dd>{me.phone_masked}</dd>
                  </div>
                )}
                {me?.created_at !== undefined && (
                  <div>
                    <dd>
                      {formatMessage(profileMessages.since, {
                        date: formatDate(me.created_at, { dateStyle: 'long' }),
                      })}
                    </dd>
                  </div>
                )}
              </dl>
            </div>
          </section>
          <div className={css.acts}>
            <Button onClick={onLogout}>{formatMessage(profileMessages.logout)}</Button>
            {removal}
          </div>
        </>
      )}
      {session.state !== 'in' && (
        <Invitation session={session.state} onLogin={onLogin}>
          {formatMessage(profileMessages.invitation)}
        </Invitation>
      )}
    </main>
  );
}
