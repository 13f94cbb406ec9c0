import type { CharacterDetail, Citation } from '@companion/sdk/contract';
import type {
  Conversation,
  ConversationSnapshot,
  GuestConversation,
  GuestSnapshot,
} from '@companion/sdk/messaging';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ChatScreen, type ChatScreenProps } from './chat.tsx';
import type { ChatStorage } from './chat-storage.ts';
import type { Rating } from './reply-rating.tsx';
import { useCited } from './use-cited.ts';
import { useDraft } from './use-draft.ts';
import { useKeptUnsent } from './use-kept-unsent.ts';
import { useSend } from './use-send.ts';
import { useShownMessages } from './use-shown-messages.ts';
import { watchDay } from './watch-day.ts';

/** A connection attempt may take this long before it counts as lost, ms. Its own timeout is half a minute. */
const CONNECTING_MS = 3_000;

const emptySnapshot: ConversationSnapshot = {
  messages: [],
  typing: false,
  earlier: 'start',
  connection: 'closed',
  memories: [],
};
const noGuest: GuestSnapshot = { messages: [], typing: false, left: undefined };
const unreachableSnapshot: ConversationSnapshot = { ...emptySnapshot, connection: 'lost' };
const neverChanges = () => () => {};

export interface ChatPageProps {
  companion: CharacterDetail;
  session: ChatScreenProps['session'];
  /** The user who is logged in, or was last on this page. An expired session does not change it. */
  account: string | null;
  /** `null` without a login, and until the messaging code is loaded. */
  conversation: Conversation | null;
  /** The talk without a login. `null` with a login, and until its code is loaded. */
  guest: GuestConversation | null;
  /** A messaging service is configured. */
  available: boolean;
  /** The messaging code could not be loaded. */
  unreachable: boolean;
  /** The browser has a network. */
  online: boolean;
  storage: ChatStorage;
  onLogin: () => void;
  /** The backend refused a message; `reason` is for the visitor to read. Called once for each refusal. */
  onRefused: (reason: string) => void;
  /** The visitor said whether the last reply helped. Gets its id in the backend. */
  onRate?: (messageId: string, rating: Rating) => void;
  /** The visitor sees the talk up to this message. Gets its id in the backend; called again for each new one. */
  onSeen?: (messageId: string) => void;
  answerActs?: ChatScreenProps['answerActs'];
  onTalks?: ChatScreenProps['onTalks'];
  talksDialog?: ReactNode;
  /** Draws a cited article beside the talk. Without it, citations are links. */
  besideTalk?: (citation: Citation, onClose: () => void) => ReactNode;
  /** The talk has a message of the visitor. Called again for each new one. */
  onTalk?: () => void;
  /** A user sent a message: the first since the talk was opened. */
  onBegin?: (() => void) | undefined;
}

/** A conversation with a companion: connects the SDK's conversation and drafts to `ChatScreen`. */
export function ChatPage({
  companion,
  session,
  account,
  conversation,
  guest,
  available,
  unreachable,
  online,
  storage,
  onLogin,
  onRefused,
  onRate,
  onSeen,
  onTalk,
  onBegin,
  answerActs,
  onTalks,
  talksDialog,
  besideTalk,
}: ChatPageProps) {
  const { id } = companion;
  const member = useSyncExternalStore(
    conversation?.subscribe ?? neverChanges,
    conversation?.getSnapshot ?? (() => (unreachable ? unreachableSnapshot : emptySnapshot)),
    () => emptySnapshot,
  );
  const visitor = useSyncExternalStore(
    guest?.subscribe ?? neverChanges,
    guest?.getSnapshot ?? (() => noGuest),
    () => noGuest,
  );
  const snapshot = session === 'out' ? { ...emptySnapshot, ...visitor } : member;
  const messages = useShownMessages(snapshot.messages);
  const { cited, onCitation, closeCited } = useCited(snapshot.messages);
  const last = snapshot.messages.at(-1);
  const questions = last?.author === 'character' && !last.state ? last.suggestions : undefined;
  const canRegenerate =
    last?.canRegenerate && !last.state && !snapshot.typing && snapshot.connection === 'open';
  const lastSaid = snapshot.messages.findLast(({ author }) => author === 'user')?.id;
  useEffect(() => {
    if (lastSaid !== undefined) onTalk?.();
  }, [lastSaid, onTalk]);
  const lastStored = last?.storedId;
  useSeen(session === 'in' ? lastStored : undefined, onSeen);
  const isConnectingLong = useLasting(snapshot.connection === 'connecting', CONNECTING_MS);
  const draft = useDraft({ companionId: id, session, account, storage });
  const { send, isUnsent, changeDraft, suggest } = useSend({
    session,
    account,
    conversation,
    guest,
    draft,
    onLogin,
    onRefused,
    onBegin,
  });
  const isLost = session === 'in' ? snapshot.connection === 'lost' || isConnectingLong : isUnsent;
  const isOffline = session !== 'unknown' && (isLost || !online);
  // The server's page is the same for all visitors: the time is read in the browser.
  const [now, setNow] = useState(0);
  useEffect(() => watchDay(setNow), []);

  useEffect(() => {
    const reason = storage.nextRefusal(snapshot.messages);
    if (reason !== undefined) onRefused(reason);
  }, [snapshot.messages, storage, onRefused]);

  useKeptUnsent({
    companionId: id,
    session,
    account,
    conversation,
    storage,
    member,
    shown: snapshot,
  });

  return (
    <ChatScreen
      companion={companion}
      session={session}
      onLogin={onLogin}
      messages={messages}
      questions={questions ?? []}
      onRate={
        onRate && lastStored !== undefined ? (rating) => onRate(lastStored, rating) : undefined
      }
      answerActs={answerActs}
      onTalks={onTalks}
      talksDialog={talksDialog}
      onCitation={besideTalk && onCitation}
      beside={cited && besideTalk?.(cited, closeCited)}
      memories={snapshot.memories}
      onForget={(memoryId) => conversation?.forget(memoryId)}
      guestMessagesLeft={visitor.left}
      typing={snapshot.typing}
      earlier={snapshot.earlier}
      onEarlier={() => conversation?.loadEarlier()}
      onResend={(messageId) => conversation?.resend(messageId)}
      available={available}
      offline={isOffline}
      failed={snapshot.connection === 'failed'}
      onReconnect={() => conversation?.reconnect()}
      now={now}
      draft={draft.text}
      onDraft={changeDraft}
      onSuggestion={suggest}
      onSend={send}
      onStop={() => conversation?.stop()}
      onRegenerate={
        conversation && canRegenerate ? () => conversation.regenerate(last.id) : undefined
      }
    />
  );
}

/** Tells each newest message once the window is visible. */
function useSeen(newest: string | undefined, onSeen: ChatPageProps['onSeen']): void {
  useEffect(() => {
    if (newest === undefined || !onSeen) return;
    const tell = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', tell);
      onSeen(newest);
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [newest, onSeen]);
}

/** True once `active` has been true for `ms`. */
function useLasting(active: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [active, ms]);
  return lasts;
}
