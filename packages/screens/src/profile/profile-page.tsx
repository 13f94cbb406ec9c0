import type { Me } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { LinkButton } from '@companion/ui/link';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import { removalMessages } from '../removal/messages.ts';
import { Shelf, type ShelfProps } from '../shelf/shelf.tsx';
import type { ShelfThings } from '../shelf/shelf-things.ts';
import { ProfileScreen, type ProfileScreenProps } from './profile.tsx';

export interface ProfilePageProps
  extends Pick<ProfileScreenProps, 'session' | 'onLogin' | 'onLogout' | 'onExport'>,
    Pick<ShelfProps, 'items' | 'onKeep'> {
  /** Loads the user's data. A new function loads them again. */
  loadMe: (signal: AbortSignal) => Promise<Me>;
  /** Loads what the library knows of the things on the shelf. A new function loads them again. */
  loadThings: (signal: AbortSignal) => Promise<ShelfThings>;
  /** Further buttons of a user of whom this is known. */
  acts?: (me: Me | null) => ReactNode;
  /** The user's data could not be loaded; the card shows what the session knows. */
  onLoadFailed: (error: unknown) => void;
  /** Draws the account removal as a dialog. Without it (phones) a link leads to the removal's own page. */
  removalDialog?: ((dialog: { open: boolean; onClose: () => void }) => ReactNode) | undefined;
}

/** The profile of a logged-in user. Other visitors see their shelf and are invited to log in. */
export function ProfilePage({
  session,
  items,
  onKeep,
  loadMe,
  loadThings,
  onLoadFailed,
  onLogin,
  onLogout,
  onExport,
  acts,
  removalDialog,
}: ProfilePageProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const [me, setMe] = useState<Me | null>(null);
  const userId = session.state === 'in' ? session.userId : null;
  /** The user who opened the removal. */
  const [remover, setRemover] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session may change in another tab
  useEffect(() => () => setRemover(null), [userId]);

  useEffect(() => {
    if (userId === null) return;
    const controller = new AbortController();
    loadMe(controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setMe(loaded);
      },
      (error: unknown) => {
        if (!controller.signal.aborted) onLoadFailed(error);
      },
    );
    return () => {
      controller.abort();
      setMe(null);
    };
  }, [userId, loadMe, onLoadFailed]);

  const [things, setThings] = useState<ShelfThings | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account has its own progress
  useEffect(() => {
    const controller = new AbortController();
    loadThings(controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setThings(loaded);
    });
    return () => {
      controller.abort();
      setThings(null);
    };
  }, [userId, loadThings]);

  const removalTitle = formatMessage(removalMessages.pageTitle);
  return (
    <>
      <ProfileScreen
        session={session}
        me={me}
        onLogin={onLogin}
        onLogout={onLogout}
        onExport={onExport}
        acts={acts?.(me)}
        shelf={
          <Shelf
            // Tidying ends with the login: the shelf shows what was on it when tidying began.
            key={userId}
            items={items}
            things={things}
            onlyHere={session.state === 'out'}
            onKeep={onKeep}
          />
        }
        removal={
          userId !== null &&
          (removalDialog ? (
            <Button tone="quiet" onClick={() => setRemover(userId)}>
              {removalTitle}
            </Button>
          ) : (
            <LinkButton href={addresses.removal(userId)} tone="quiet">
              {removalTitle}
            </LinkButton>
          ))
        }
      />
      {removalDialog?.({
        open: remover !== null && remover === userId,
        onClose: () => setRemover(null),
      })}
    </>
  );
}
