import type { Conversation, GuestConversation } from '@companion/sdk/messaging';
import { useEffect, useRef, useState } from 'react';
import type { ChatPageProps } from './chat-page.tsx';
import type { useDraft } from './use-draft.ts';

interface SendOptions
  extends Pick<
    ChatPageProps,
    'session' | 'account' | 'conversation' | 'guest' | 'onLogin' | 'onRefused' | 'onBegin'
  > {
  draft: ReturnType<typeof useDraft>;
}

/** Sends to the user's or the guest's talk. */
export function useSend({
  session,
  account,
  conversation,
  guest,
  draft,
  onLogin,
  onRefused,
  onBegin,
}: SendOptions) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** The last message of a guest was not delivered. */
  const [isUnsent, setUnsent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login ends the guest's talk
  useEffect(() => () => setUnsent(false), [guest]);
  const sendAsGuest = async (talk: GuestConversation, text: string) => {
    setUnsent(false);
    const unsent = await talk.send(text);
    if (!unsent) return;
    draft.putBack(text);
    if (unsent.reason) onRefused(unsent.reason);
    if (unsent.needsLogin) {
      // The answer may come when the visitor is on another page.
      if (isShown.current) onLogin();
    } else if (!unsent.reason) setUnsent(true);
  };

  /** The last conversation that the user sent a message to. */
  const begun = useRef<Conversation>(null);
  const user = session === 'in' ? account : null;
  /** Sent before the conversation was there. Stays in the field until it can be sent. */
  const [early, setEarly] = useState<{ text: string; by: string | null } | null>(null);
  /** Returns whether there is a talk to send to. */
  const trySend = (text: string): boolean => {
    if (session === 'in' && conversation) {
      conversation.send(text);
      if (begun.current !== conversation) onBegin?.();
      begun.current = conversation;
    } else if (session === 'out' && guest) void sendAsGuest(guest, text);
    else return false;
    return true;
  };
  const send = (text: string) => {
    if (!trySend(text)) setEarly({ text, by: user });
    // A chosen question is not in the field: what is written stays.
    else if (text === draft.text.trim()) draft.change('');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `trySend` is another function at each render
  useEffect(() => {
    if (!early) return;
    // A user's text is not for a guest's talk, nor for the next user's.
    if (early.by !== null && early.by !== user) setEarly(null);
    else if (trySend(early.text)) {
      setEarly(null);
      const written = draft.text.trim();
      // What was added behind it stays.
      if (`${written}\n`.startsWith(`${early.text}\n`))
        draft.change(written.slice(early.text.length + 1));
    }
  }, [conversation, guest, session, user, early]);

  /** The visitor changed the field. What is taken out of it before it could be sent is not sent. */
  const changeDraft = (text: string) => {
    if (early && !text.trimStart().startsWith(early.text)) setEarly(null);
    draft.change(text);
  };
  /** The visitor chose a suggestion. It stands behind what waits to be sent. */
  const suggest = (text: string) => draft.change(early ? `${early.text}\n${text}` : text);
  return { send, isUnsent, changeDraft, suggest };
}
