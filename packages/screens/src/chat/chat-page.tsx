import type { CharacterDetail, Citation } from '@companion/sdk/contract';
import type {
  Conversation,
  ConversationSnapshot,
  GuestConversation,
  GuestSnapshot,
} from '@companion/sdk/messaging';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChatScreen, type ChatScreenProps } from './chat.tsx';
import type { ChatStorage } from './chat-storage.ts';
import type { Rating } from './reply-rating.tsx';
import { useCited } from './use-cited.ts';
import { useKeptUnsent } from './use-kept-unsent.ts';
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
  onBegin?: () => void;
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
  /** The last message of a guest was not delivered. */
  const [isUnsent, setUnsent] = useState(false);
  const isLost = session === 'in' ? snapshot.connection === 'lost' || isConnectingLong : isUnsent;
  const isOffline = session !== 'unknown' && (isLost || !online);
  // The server's page is the same for all visitors: drafts and the time are read in the browser.
  const [draft, setDraft] = useState('');
  const [now, setNow] = useState(0);
  const isDraftRead = useRef(false);
  useEffect(() => {
    setDraft(storage.readDraft(id));
    isDraftRead.current = true;
    const unwatch = watchDay(setNow);
    return () => {
      isDraftRead.current = false;
      unwatch();
    };
  }, [id, storage]);

  const writer = useRef(account);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a logout (`session`) clears the stored draft
  useEffect(() => {
    // Text of a logged-out visitor stays for the login. Text of an account goes with it.
    if (writer.current !== null) setDraft(storage.readDraft(id));
    writer.current = account;
  }, [id, account, session, storage]);

  const keepDraft = (text: string) => {
    setDraft(text);
    storage.writeDraft(id, text);
  };
  // What was typed before hydration comes first. It must not take the place of a draft that nobody has seen yet.
  const changeDraft = (text: string) =>
    keepDraft(isDraftRead.current ? text : withLines(storage.readDraft(id), text));

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const sendAsGuest = async (talk: GuestConversation, text: string) => {
    setUnsent(false);
    const unsent = await talk.send(text);
    if (!unsent) return;
    const written = storage.readDraft(id);
    keepDraft(written === '' ? text : `${text}\n${written}`);
    if (unsent.reason) onRefused(unsent.reason);
    if (unsent.needsLogin) {
      // The answer may come when the visitor is on another page.
      if (isShown.current) onLogin();
    } else if (!unsent.reason) setUnsent(true);
  };
  /** The last conversation that the user sent a message to. */
  const begun = useRef<Conversation>(null);
  /** `false`: the conversation is not there yet. */
  const deliver = (text: string): boolean => {
    if (session === 'in' && conversation) {
      conversation.send(text);
      if (begun.current !== conversation) onBegin?.();
      begun.current = conversation;
    } else if (session === 'out' && guest) void sendAsGuest(guest, text);
    else return false;
    return true;
  };

  // Sent before the conversation was there. Stays in the field until it can be sent.
  const [early, setEarly] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `deliver` is another function at each render
  useEffect(() => {
    if (early === null) return;
    // Before, so that a message that is not taken finds the field empty.
    const isInField = storage.readDraft(id).trim() === early.trim();
    if (!deliver(early)) return;
    setEarly(null);
    if (isInField) storage.writeDraft(id, '');
    setDraft(storage.readDraft(id));
  }, [conversation, guest, session, early, id, storage]);
  const send = (text: string) => {
    if (!deliver(text)) setEarly(text);
    // A chosen question was not in the field: what is written there stays.
    else if (text === draft.trim()) changeDraft('');
  };

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
      draft={draft}
      onDraft={changeDraft}
      onSend={send}
      onStop={() => conversation?.stop()}
      onRegenerate={
        conversation && canRegenerate ? () => conversation.regenerate(last.id) : undefined
      }
    />
  );
}

/** Adds lines to a draft, unless it has them: some browsers restore a part of it by themselves. */
const withLines = (draft: string, text: string): string => {
  if (draft === '') return text;
  return `\n${draft}\n`.includes(`\n${text}\n`) ? draft : `${draft}\n${text}`;
};

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
