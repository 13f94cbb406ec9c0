import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import type { HeightEstimate } from './height-estimate.ts';
import type { ChatMessage } from './message-list.tsx';

/** A reader who comes this near to the end follows what comes, px. */
const END_PX = 80;
/** Never reached: nothing is followed. */
const NEVER = -1;
/** From this near to the upper end earlier messages are asked for, px. */
const START_PX = 240;
/** Messages drawn beyond what is seen. */
const OVERSCAN = 6;
/** Where a talk opens: its last row is drawn first. */
const PAST_THE_END = Number.MAX_SAFE_INTEGER;

interface Followed {
  messages: readonly ChatMessage[];
  /** Whether something stands below the last message: the companion thinks. */
  typing: boolean;
  /** Whether the first paint is over: until then only what is seen is drawn. */
  painted: boolean;
  estimate: HeightEstimate;
  /** Height of what stands above the oldest message, px. */
  paddingStart: number;
  /** Its reader has come near to the oldest message. */
  onStartNear: () => void;
}

/**
 * Draws only what is seen of a talk, and keeps its reader's place: at the end they go along with what
 * comes; the first step up lets go of it; elsewhere they stay where they read, also when history arrives
 * above.
 */
export function useFollowing({
  messages,
  typing,
  painted,
  estimate,
  paddingStart,
  onStartNear,
}: Followed) {
  const scroller = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  /** The last message when the reader left the end. */
  const [left, setLeft] = useState<{ at: string | undefined } | null>(null);
  const away = left !== null;

  // Another function makes the list measure itself anew from its first message.
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
    // What is not seen can wait for the first paint.
    overscan: painted ? OVERSCAN : 0,
    paddingStart,
    anchorTo: 'end',
    scrollEndThreshold: away ? NEVER : END_PX,
    // Rows lie where they are, and are not drawn again when others come or go.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  // A row that turns out as high as its estimate is never measured, and the virtual list follows only
  // what it measures.
  const follows = useRef(true);
  useBeforePaint(() => {
    if ((messages.length > 0 || typing) && follows.current) virtual.scrollToEnd();
  }, [messages, typing, virtual]);

  // A draft of several lines takes its room from below, and no scrolling tells of that.
  useEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) virtual.scrollToEnd();
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [virtual]);

  // Sending scrolls to the end, wherever the reader was.
  const lastOwn = last?.author === 'visitor' ? last.id : undefined;
  useEffect(() => {
    if (lastOwn !== undefined) virtual.scrollToEnd();
  }, [lastOwn, virtual]);

  // Someone who is farther up at the first event of scrolling has taken that step already.
  const place = useRef({ top: PAST_THE_END, below: END_PX });
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const top = element.scrollTop;
    const below = element.scrollHeight - top - element.clientHeight;
    // The first step up lets go of the end: an answer that grows would else take its reader along.
    if (top < place.current.top && below > place.current.below) follows.current = false;
    else if (top > place.current.top && below <= END_PX) follows.current = true;
    setLeft((before) => (follows.current ? null : (before ?? { at: last?.id })));
    place.current = { top, below };
    if (top < START_PX) onStartNear();
  };

  return { scroller, virtual, onScroll, away, hasNews: away && left.at !== last?.id };
}
