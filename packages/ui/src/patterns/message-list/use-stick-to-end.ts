import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useEvent } from '../../internal/use-event.ts';
import type { HeightEstimate } from './height-estimate.ts';
import type { ChatMessage } from './message-list.tsx';

/** The list sticks to the end within this distance from it, px. */
const END_PX = 80;
/** A threshold that is never reached. */
const NEVER = -1;
/** `onStartNear` is called within this distance from the start, px. */
const START_PX = 240;
/** Rows rendered beyond the visible ones. */
const OVERSCAN = 6;
/** Initial scroll position: the last rows are rendered first. */
const PAST_THE_END = Number.MAX_SAFE_INTEGER;

interface StickToEndOptions {
  messages: readonly ChatMessage[];
  /** Whether the typing indicator is shown below the last message. */
  typing: boolean;
  /** Whether the first paint is over. Until then only visible rows are rendered. */
  painted: boolean;
  estimate: HeightEstimate;
  /** Height of the area above the oldest message, px. */
  paddingStart: number;
  /** Called when the visitor scrolls near the oldest message. */
  onStartNear: () => void;
}

/**
 * Virtual list that sticks to its end until the visitor scrolls up. Elsewhere it keeps the scroll position,
 * also when earlier messages are added above.
 */
export function useStickToEnd({
  messages,
  typing,
  painted,
  estimate,
  paddingStart,
  onStartNear,
}: StickToEndOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  /** Id of the last message when the visitor left the end; `null` while at the end. */
  const [leftAt, setLeftAt] = useState<{ id: string | undefined } | null>(null);
  const isAway = leftAt !== null;

  // Stable: the virtualizer measures all rows again when this function changes.
  const idOf = useCallback((index: number) => messages[index]?.id ?? index, [messages]);

  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    getItemKey: idOf,
    estimateSize: (index) => {
      const message = messages[index];
      return message ? estimate(message, messages[index - 1]) : 0;
    },
    initialOffset: PAST_THE_END,
    overscan: painted ? OVERSCAN : 0,
    paddingStart,
    anchorTo: 'end',
    scrollEndThreshold: isAway ? NEVER : END_PX,
    // Moves rows without rendering them again.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  // The virtualizer scrolls only after a measurement that differs from the estimate.
  const isSticking = useRef(true);
  // Initial values that count as the end: a first scroll event farther up is a step up.
  const position = useRef({ top: PAST_THE_END, below: END_PX });
  const toEnd = useCallback(() => {
    virtual.scrollToEnd();
    // The scroll event comes a frame later, when rows may have grown. Without this it would look like a step up.
    if (scroller.current) position.current.top = scroller.current.scrollTop;
  }, [virtual]);
  useBeforePaint(() => {
    if ((messages.length > 0 || typing) && isSticking.current) toEnd();
  }, [messages, typing, toEnd]);

  const onScroll = useEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const top = element.scrollTop;
    const below = element.scrollHeight - top - element.clientHeight;
    // Any step up releases the end: a growing reply would otherwise pull the visitor down.
    if (top < position.current.top && below > position.current.below) isSticking.current = false;
    else if (below < 1 || (top > position.current.top && below <= END_PX))
      isSticking.current = true;
    setLeftAt((before) => (isSticking.current ? null : (before ?? { id: last?.id })));
    position.current = { top, below };
    if (top < START_PX) onStartNear();
  });

  // No scroll event comes when a multi-line draft shrinks the list, or when all messages fit again.
  useEffect(() => {
    // jsdom has no observer.
    if (!scroller.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (isSticking.current) toEnd();
      else onScroll();
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [toEnd, onScroll]);

  // Sending a message scrolls to the end from anywhere.
  const lastOwn = last?.author === 'visitor' ? last.id : undefined;
  useEffect(() => {
    if (lastOwn !== undefined) toEnd();
  }, [lastOwn, toEnd]);

  return { scroller, virtual, onScroll, isAway, hasUnread: isAway && leftAt.id !== last?.id };
}
