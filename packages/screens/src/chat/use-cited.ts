import type { Citation } from '@companion/sdk/contract';
import type { ConversationMessage } from '@companion/sdk/messaging';
import type { MessageListProps } from '@companion/ui/message-list';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { useAddresses } from '../layout/addresses.tsx';
import { besideTalk } from './beside-talk.ts';
import { focusLog } from './focus-log.ts';
import { citationAddress } from './use-shown-messages.ts';

/** A press that opens the link here, not in a new tab or a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The article that is open beside the talk. Closing gives the focus back to its card. */
export function useCited(messages: readonly ConversationMessage[]) {
  const addresses = useAddresses();
  const [cited, setCited] = useState<Citation | null>(null);
  const card = useRef<HTMLElement | null>(null);
  /** Opens an article here instead of its page, where there is room. */
  const onCitation: NonNullable<MessageListProps['onCitation']> = ({ href, quote }, event) => {
    if (event.defaultPrevented || !isPlain(event) || !matchMedia(besideTalk).matches) return;
    const citation = messages
      .flatMap(({ citations }) => citations)
      .find((each) => each.quote === quote && citationAddress(each, addresses) === href);
    if (citation?.kind !== 'article') return;
    event.preventDefault();
    card.current = event.currentTarget;
    setCited(citation);
  };
  const closeCited = useCallback(() => {
    setCited(null);
    // A card that was scrolled away is not in the document.
    if (card.current?.isConnected) card.current.focus({ preventScroll: true });
    else focusLog();
  }, []);
  return { cited, onCitation, closeCited };
}
