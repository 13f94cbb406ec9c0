import type { Me } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Sprite, spriteTraits } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Invitation, Screen, useFocusFallback } from '../layout/index.ts';
import { profileMessages } from './messages.ts';
import * as css from './profile.css.ts';

export interface ProfileScreenProps {
  /** `unknown` before hydration; `bySession` then chooses by CSS. */
  session: { state: 'unknown' | 'out' } | { state: 'in'; userId: string };
  /** `null` until the API has answered. */
  me: Me | null;
  onLogin: () => void;
  onLogout: () => void;
  /** Saves the user's data as a file. Settles when it is saved or has failed. */
  onExport: () => Promise<void>;
  /** Further buttons of the user. */
  acts?: ReactNode;
  /** Button or link to the account removal. */
  removal: ReactNode;
  /** What the visitor keeps; also without a login. */
  shelf: ReactNode;
}

/** The visitor's seat: the membership card with logout and account removal, and the shelf beside it. */
export function ProfileScreen({
  session,
  me,
  onLogin,
  onLogout,
  onExport,
  acts,
  removal,
  shelf,
}: ProfileScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen className={css.page}>
      <h1 className={css.title}>{formatMessage(profileMessages.title)}</h1>
      <Seat>
        {session.state === 'in' && (
          <>
            <Card userId={session.userId} me={me} />
            <div className={css.acts}>
              <Button onClick={onLogout}>{formatMessage(profileMessages.logout)}</Button>
              {acts}
              <ExportButton onExport={onExport} />
              {removal}
            </div>
          </>
        )}
        {session.state !== 'in' && (
          <Invitation session={session.state} onLogin={onLogin}>
            {formatMessage(profileMessages.invitation)}
          </Invitation>
        )}
      </Seat>
      {shelf}
    </Screen>
  );
}

/** Takes the focus of what goes away in it. Below `Screen`, whose own fallback comes after it. */
function Seat({ children }: { children: ReactNode }) {
  const seat = useRef<HTMLDivElement>(null);
  const focusFallback = useFocusFallback(() => seat.current);
  return (
    <div ref={seat} className={css.seat} tabIndex={-1} {...focusFallback}>
      {children}
    </div>
  );
}

function ExportButton({ onExport }: Pick<ProfileScreenProps, 'onExport'>) {
  const { formatMessage } = useIntl();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await onExport();
    setRunning(false);
  };
  return (
    <Button tone="quiet" loading={isRunning} onClick={run}>
      {formatMessage(profileMessages.export)}
    </Button>
  );
}

/** The membership card with the user's own companion, in its hue. */
function Card({ userId, me }: { userId: string } & Pick<ProfileScreenProps, 'me'>) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <section className={`${hueScope} ${css.card}`} style={hueVars(spriteTraits(userId).hue)}>
      <Sprite seed={userId} size={200} mood="happy" watching />
      <div className={css.words}>
        <div className={css.holder}>
          <p className={css.member}>{formatMessage(profileMessages.member)}</p>
          <p className={css.name}>{me?.nickname}</p>
        </div>
        <div className={css.facts}>
          {me?.phone_masked && (
            <dl className={css.fact}>
              <dt className={css.label}>{formatMessage(profileMessages.phone)}</dt>
              <dd className={css.value}>{me.phone_masked}</dd>
            </dl>
          )}
          {me?.created_at && (
            <p>
              {formatMessage(profileMessages.since, {
                date: formatDate(me.created_at, { dateStyle: 'long' }),
              })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
