import type { ConversationSnapshot } from '@companion/sdk/messaging';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatPageProps } from './chat-page.tsx';

interface KeptUnsentOptions
  extends Pick<ChatPageProps, 'session' | 'account' | 'conversation' | 'storage'> {
  companionId: string;
  /** The user's talk. */
  member: ConversationSnapshot;
  /** The talk that the page shows: the user's or the guest's. */
  shown: ConversationSnapshot;
}

/** Keeps the text of messages that are not stored yet when the page is left or hidden. */
export function useKeptUnsent(options: KeptUnsentOptions): void {
  const { companionId, session, account, conversation, storage, member, shown } = options;
  /** What a session that expires leaves unsent. The conversation has it again after the same user's login. */
  const expired = useRef({ account, text: '' });
  useEffect(() => {
    if (session !== 'in' || !conversation) return;
    expired.current = { account, text: storage.unsentText({ ...member, connection: 'lost' }) };
  }, [session, account, conversation, member, storage]);
  const unsent = useEffectEvent(() => {
    const { account: writer, text } = expired.current;
    const isHidden = session !== 'in' || !conversation;
    const hidden = isHidden && writer !== null && storage.isOwner(writer) ? [text] : [];
    return [...hidden, storage.unsentText(shown)].filter((lines) => lines !== '').join('\n');
  });
  useEffect(
    () => storage.keepUnsent({ companionId, unsent: () => unsent() }),
    [companionId, storage],
  );
}
