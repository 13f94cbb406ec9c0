import { ChatScreen } from '@companion/screens/chat';
import { type Addresses, useAddresses } from '@companion/screens/layout';
import type { ConversationMessage, ConversationSnapshot } from '@companion/sdk';
import type { CharacterDetail } from '@companion/sdk/contract';
import type { ChatMessage } from '@companion/ui/message-list';
import { toast } from '@companion/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
import { siteMessages } from '../../locales/messages.ts';
import { chatDraft } from '../../session/chat/chat-draft.ts';
import { useConversation } from '../../session/chat/use-conversation.ts';
import { useAccount, useHeaderSession } from '../../session/session-state.ts';
import { Head } from '../../shell/head.tsx';
import { openLogin } from '../../shell/login.tsx';
import { useOnline } from '../../shell/use-online.ts';
import { watchDay } from './watch-day.ts';

/** How long it may take to connect before the visitor is told, ms: its own tries take half a minute. */
const CONNECTING_MS = 3_000;

export default function Chat({ data: { companion } }: { data: { companion: CharacterDetail } }) {
  const { id, name } = companion;
  const { formatMessage } = useIntl();
  const { state } = useHeaderSession();
  const [conversation, snapshot] = useConversation(id, state === 'in');
  const messages = useShown(snapshot.messages);
  const isOnline = useOnline();
  const isConnectingLong = useLasting(snapshot.connection === 'connecting', CONNECTING_MS);
  const isCut = state === 'in' && (snapshot.connection === 'lost' || !isOnline || isConnectingLong);
  // The page is everybody's: what this visitor was writing is known only in their browser.
  const [draft, setDraft] = useState('');
  const [now, setNow] = useState(0);
  useEffect(() => {
    setDraft(chatDraft.read(id));
    return watchDay(setNow);
  }, [id]);

  const account = useAccount();
  const writer = useRef(account);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a logout takes the draft along (forget-visitor.ts)
  useEffect(() => {
    // After a logout the field is empty, for the same person and for the next.
    if (writer.current !== null) setDraft(chatDraft.read(id));
    writer.current = account;
  }, [id, account, state]);

  const write = (text: string) => {
    setDraft(text);
    chatDraft.write(id, text);
  };
  // Sent before the talk's code was there: it stays in the field until it can go.
  const [early, setEarly] = useState<string | null>(null);
  useEffect(() => {
    if (!conversation || early === null) return;
    conversation.send(early);
    setEarly(null);
    if (chatDraft.read(id).trim() === early.trim()) chatDraft.write(id, '');
    setDraft(chatDraft.read(id));
  }, [conversation, early, id]);
  const send = (text: string) => {
    if (!conversation) {
      setEarly(text);
      return;
    }
    conversation.send(text);
    write('');
  };
  useRefusals(snapshot.messages);
  useUnsent(id, snapshot, draft);

  return (
    <>
      <Head
        title={formatMessage(siteMessages.chatTitle, { name })}
        description={companion.greeting}
        picture={companionLinkPicturePath(id)}
      />
      <ChatScreen
        companion={companion}
        session={state}
        onLogin={openLogin}
        messages={messages}
        typing={snapshot.typing}
        earlier={snapshot.earlier}
        onEarlier={() => conversation?.loadEarlier()}
        onResend={(messageId) => conversation?.resend(messageId)}
        offline={isCut}
        now={now}
        draft={draft}
        onDraft={write}
        onSend={send}
        onStop={() => conversation?.stop()}
      />
    </>
  );
}

/** Whether something has been so for as long as `ms`. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, ms]);
  return lasts;
}

/** The messages as the list takes them; what has not changed stays the same object. */
function useShown(messages: readonly ConversationMessage[]): readonly ChatMessage[] {
  const addresses = useAddresses();
  const known = useRef(new WeakMap<ConversationMessage, ChatMessage>());
  return useMemo(
    () =>
      messages.map((message) => {
        const shown = known.current.get(message) ?? toShown(message, addresses);
        known.current.set(message, shown);
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

/**
 * A page that goes takes what it could not send with it: the words are in the field again when it is back. On an open
 * connection they are on their way.
 */
function useUnsent(
  id: string,
  { messages, connection }: Pick<ConversationSnapshot, 'messages' | 'connection'>,
  draft: string,
): void {
  const unsent = messages
    .filter(({ state }) => state === 'failed' || (state === 'sending' && connection !== 'open'))
    .map(({ text }) => text)
    .join('\n');
  useEffect(() => {
    if (unsent === '') return;
    const keep = () => chatDraft.add(id, unsent);
    // Out of the back/forward cache it comes as it was.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) chatDraft.write(id, draft);
    };
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', forget);
    };
  }, [id, unsent, draft]);
}

/** Refusals that were said. A message that is sent again and refused again is another one. */
const told = new WeakSet<ConversationMessage>();

/** Why a message was refused is said once; the message itself stays, and can be sent again. */
function useRefusals(messages: readonly ConversationMessage[]): void {
  const last = messages.findLast(({ refusal }) => refusal !== undefined);
  useEffect(() => {
    if (!last?.refusal || told.has(last)) return;
    told.add(last);
    toast.error(last.refusal);
  }, [last]);
}
