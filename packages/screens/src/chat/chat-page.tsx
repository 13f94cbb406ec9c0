import type { CharacterDetail } from '@companion/sdk/contract';
import type { ChatMessage } from '@companion/ui/message-list';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Addresses, useAddresses } from '../layout/addresses.tsx';
import { ChatScreen, type ChatScreenProps } from './chat.tsx';
import type {
  ChatStorage,
  Conversation,
  ConversationMessage,
  ConversationSnapshot,
} from './conversation.ts';
import { watchDay } from './watch-day.ts';

/** A connection attempt may take this long before it counts as lost, ms. Its own timeout is half a minute. */
const CONNECTING_MS = 3_000;

const emptySnapshot: ConversationSnapshot = {
  messages: [],
  typing: false,
  earlier: 'start',
  connection: 'closed',
};
const unreachableSnapshot: ConversationSnapshot = { ...emptySnapshot, connection: 'lost' };
const neverChanges = () => () => {};

export interface ChatPageProps {
  companion: CharacterDetail;
  session: ChatScreenProps['session'];
  /** The user who is logged in, or was last on this page. An expired session does not change it. */
  account: string | null;
  /** `null` without a login, and until the messaging code is loaded. */
  conversation: Conversation | null;
  /** The messaging code could not be loaded. */
  unreachable: boolean;
  /** The browser has a network. */
  online: boolean;
  storage: ChatStorage;
  onLogin: () => void;
  /** The backend refused a message; `reason` is for the visitor to read. Called once for each refusal. */
  onRefused: (reason: string) => void;
}

/** A conversation with a companion: connects the SDK's conversation and drafts to `ChatScreen`. */
export function ChatPage({
  companion,
  session,
  account,
  conversation,
  unreachable,
  online,
  storage,
  onLogin,
  onRefused,
}: ChatPageProps) {
  const { id } = companion;
  const snapshot = useSyncExternalStore(
    conversation?.subscribe ?? neverChanges,
    conversation?.getSnapshot ?? (() => (unreachable ? unreachableSnapshot : emptySnapshot)),
    () => emptySnapshot,
  );
  const messages = useShownMessages(snapshot.messages);
  const isConnectingLong = useLasting(snapshot.connection === 'connecting', CONNECTING_MS);
  const isOffline =
    session === 'in' && (snapshot.connection === 'lost' || !online || isConnectingLong);
  // The server's page is the same for all visitors: drafts and the time are read in the browser.
  const [draft, setDraft] = useState('');
  const [now, setNow] = useState(0);
  useEffect(() => {
    setDraft(storage.readDraft(id));
    return watchDay(setNow);
  }, [id, storage]);

  const writer = useRef(account);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a logout (`session`) clears the stored draft
  useEffect(() => {
    // Text of a logged-out visitor stays for the login. Text of an account goes with it.
    if (writer.current !== null) setDraft(storage.readDraft(id));
    writer.current = account;
  }, [id, account, session, storage]);

  const changeDraft = (text: string) => {
    setDraft(text);
    storage.writeDraft(id, text);
  };

  // Sent before the conversation was there. Stays in the field until it can be sent.
  const [early, setEarly] = useState<string | null>(null);
  useEffect(() => {
    if (!conversation || early === null) return;
    conversation.send(early);
    setEarly(null);
    if (storage.readDraft(id).trim() === early.trim()) storage.writeDraft(id, '');
    setDraft(storage.readDraft(id));
  }, [conversation, early, id, storage]);
  const send = (text: string) => {
    if (!conversation) {
      setEarly(text);
      return;
    }
    conversation.send(text);
    changeDraft('');
  };

  useEffect(() => {
    const reason = storage.nextRefusal(snapshot.messages);
    if (reason !== undefined) onRefused(reason);
  }, [snapshot.messages, storage, onRefused]);

  const unsent = storage.unsentText(snapshot);
  useEffect(
    () => storage.keepUnsent({ companionId: id, unsent, draft }),
    [id, unsent, draft, storage],
  );

  return (
    <ChatScreen
      companion={companion}
      session={session}
      onLogin={onLogin}
      messages={messages}
      typing={snapshot.typing}
      earlier={snapshot.earlier}
      onEarlier={() => conversation?.loadEarlier()}
      onResend={(messageId) => conversation?.resend(messageId)}
      offline={isOffline}
      now={now}
      draft={draft}
      onDraft={changeDraft}
      onSend={send}
      onStop={() => conversation?.stop()}
    />
  );
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

/** The messages as `MessageList` takes them. An unchanged message stays the same object. */
function useShownMessages(messages: readonly ConversationMessage[]): readonly ChatMessage[] {
  const addresses = useAddresses();
  const cache = useRef(new WeakMap<ConversationMessage, ChatMessage>());
  return useMemo(
    () =>
      messages.map((message) => {
        const shown = cache.current.get(message) ?? toShown(message, addresses);
        cache.current.set(message, shown);
        return shown;
      }),
    [messages, addresses],
  );
}

const toShown = (
  { id, author, text, sentAt, state, citations }: ConversationMessage,
  addresses: Addresses,
): ChatMessage => ({
  id,
  author: author === 'user' ? 'visitor' : 'companion',
  text,
  sentAt,
  state,
  citations: citations.map(({ article_id, title }) => ({
    href: addresses.article(article_id),
    title,
  })),
});
