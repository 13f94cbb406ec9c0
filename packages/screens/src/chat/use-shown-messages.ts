import type { Citation } from '@companion/sdk/contract';
import type { ConversationMessage } from '@companion/sdk/messaging';
import type { ChatMessage } from '@companion/ui/message-list';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import type { Addresses } from '../paths/addresses.ts';
import { kindMessages } from './messages.ts';

/** The messages as `MessageList` takes them. An unchanged message stays the same object. */
export function useShownMessages(messages: readonly ConversationMessage[]): readonly ChatMessage[] {
  const addresses = useAddresses();
  const { formatMessage } = useIntl();
  const cache = useRef(new WeakMap<ConversationMessage, ChatMessage>());
  return useMemo(
    () =>
      messages.map((message) => {
        const shown =
          cache.current.get(message) ??
          toShown(message, addresses, (kind) => formatMessage(kindMessages[kind]));
        cache.current.set(message, shown);
        return shown;
      }),
    [messages, addresses, formatMessage],
  );
}

const toShown = (
  { id, author, text, sentAt, state, citations, cut }: ConversationMessage,
  addresses: Addresses,
  kindName: (kind: Citation['kind']) => string,
): ChatMessage => ({
  id,
  author: author === 'user' ? 'visitor' : 'companion',
  text,
  sentAt,
  state,
  citations: citations.map((citation) => ({
    href: citationAddress(citation, addresses),
    kind: kindName(citation.kind),
    title: citation.title,
    quote: citation.quote,
  })),
  cut: cut !== undefined,
});

export function citationAddress({ kind, id }: Citation, addresses: Addresses): string {
  switch (kind) {
    case 'article':
      return addresses.article(id);
    case 'entity':
      return addresses.entity(id);
    case 'game':
      return addresses.game(id);
    case 'character':
      return addresses.companion(id);
    case 'activity':
      return addresses.activity(id);
  }
}
