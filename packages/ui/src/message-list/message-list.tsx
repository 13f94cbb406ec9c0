import { useVirtualizer } from '@tanstack/react-virtual';
import { type Key, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useLocale, useText } from '../i18n/index.ts';
import { ArrowDown } from '../icon/index.ts';
import { usePainted } from '../internal/after-paint.ts';
import { classNames } from '../internal/class-names.ts';
import { useBeforePaint } from '../internal/use-before-paint.ts';
import { useInBrowser } from '../internal/use-in-browser.ts';
import { Spinner } from '../spinner/index.ts';
import { Sprite } from '../sprite/index.ts';
import { hueScope } from '../theme/hue-scope.css.ts';
import { hueVars } from '../theme/hue-vars.ts';
import { visuallyHidden } from '../theme/type.css.ts';
import { dayNames } from './day-names.ts';
import { heightEstimate } from './height-estimate.ts';
import * as css from './message-list.css.ts';
import { DayLine, MessageRow } from './message-row.tsx';
import { messageListMessages } from './messages.ts';

export interface ChatMessage {
  /** The same from the moment it is written: also while it is being sent, or spoken. */
  id: string;
  author: 'visitor' | 'companion';
  text: string;
  /** ms since epoch. */
  sentAt: number;
  /** `sending` and `failed` are the visitor's; `speaking`: the companion has not finished. */
  state?: 'sending' | 'failed' | 'speaking' | undefined;
  /** Articles that an answer leans on. */
  citations?: readonly { href: string; title: string }[] | undefined;
}

export interface MessageListProps {
  /** Oldest first. Pass unchanged messages as the same objects: only changed ones are rendered again. */
  messages: readonly ChatMessage[];
  /** Who answers: name, seed of the body, hue in degrees. */
  companion: { name: string; seed: string; hue: number };
  /** The companion has been asked and no word of its reply has come yet. */
  typing: boolean;
  /** What lies above the oldest message shown. */
  earlier: 'more' | 'loading' | 'failed' | 'start';
  /** Older messages are wanted: the upper end is near, or the button there was pressed. */
  onEarlier: () => void;
  /** A failed message is to be sent again; called with its `id`. */
  onResend: (id: string) => void;
  /** ms since epoch: tells today from yesterday. */
  now: number;
}

/** A reader who comes this near to the end follows what comes, px. */
const END_PX = 80;
/** Never reached: nothing is followed. */
const NEVER = -1;
/** From this near to the upper end earlier messages are asked for, px. */
const START_PX = 240;
/** Height of what stands above the oldest message. Always there, so that nothing jumps at the start, px. */
const EARLIER_PX = 88;
/** Messages drawn beyond what is seen. */
const OVERSCAN = 6;
/** Of a long talk the first paint waits for its last messages alone; more than any window shows. */
const AT_FIRST = 60;
/** As many as any window has room for. */
const AT_A_SERVER = 4;
/** Where a talk opens: its last row is drawn first. */
const PAST_THE_END = Number.MAX_SAFE_INTEGER;
/** As wide as rows become, and what stands beside them, px. */
const WIDEST = 760;
const PADDING = 32;

// Whatever of Intl a page uses first takes the browser some 15 ms: not when a talk is to open.
if (typeof requestIdleCallback === 'function') requestIdleCallback(() => new Intl.DateTimeFormat());

/**
 * A conversation of any length: only what is seen is drawn. It goes along with what comes while its
 * reader is at the end, lets go with his first step up, and stays where he reads, also when history
 * arrives above.
 */
export function MessageList({
  messages: all,
  companion,
  typing,
  earlier,
  onEarlier,
  onResend,
  now,
}: MessageListProps) {
  const text = useText();
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const painted = usePainted();
  const messages = useMemo(() => (painted ? all : all.slice(-AT_FIRST)), [painted, all]);
  const allIn = messages.length === all.length;
  const [away, setAway] = useState(false);
  const dayName = useMemo(() => dayNames(now, locale), [now, locale]);
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale]);

  // Another function makes the list measure itself anew from its first message.
  const idOf = useCallback((index: number) => messages[index]?.id ?? index, [messages]);

  const [estimate] = useState(() => heightEstimate(locale, widthOfRows()));

  // The compiler of React leaves this hook alone; what it returns changes with every scroll.
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
    paddingStart: EARLIER_PX,
    anchorTo: 'end',
    scrollEndThreshold: away ? NEVER : END_PX,
    // Rows lie where they are, and are not drawn again when others come or go.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  // What turns out as high as it was told to be is never measured: nobody else follows it.
  const follows = useRef(true);
  useBeforePaint(() => {
    if (messages.length > 0 && follows.current) virtual.scrollToEnd();
  }, [messages, virtual]);

  // Who writes wants to see what he wrote, wherever he was reading.
  const last = messages.at(-1);
  const lastOwn = last?.author === 'visitor' ? last.id : undefined;
  useEffect(() => {
    if (lastOwn !== undefined) virtual.scrollToEnd();
  }, [lastOwn, virtual]);

  const seen = useRef(last?.id);
  if (!away) seen.current = last?.id;

  // Hosts hand in a new function with each render; rows are drawn again for none of them.
  const latestResend = useRef(onResend);
  useEffect(() => {
    latestResend.current = onResend;
  }, [onResend]);
  const resend = useCallback((id: string) => latestResend.current(id), []);

  // Who is farther up when the list first hears of him has taken that step already.
  const place = useRef({ top: PAST_THE_END, below: END_PX });
  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const top = element.scrollTop;
    const below = element.scrollHeight - top - element.clientHeight;
    // The first step up lets go of the end: an answer that grows would else take its reader along.
    if (top < place.current.top && below > place.current.below) follows.current = false;
    else if (top > place.current.top && below <= END_PX) follows.current = true;
    setAway(!follows.current);
    place.current = { top, below };
    if (top < START_PX && earlier === 'more' && allIn) onEarlier();
  }, [allIn, earlier, onEarlier]);

  // A server knows no heights: its rows, the last ones, lie one below the other.
  const inBrowser = useInBrowser();
  const items: readonly { index: number; key: Key }[] = inBrowser
    ? virtual.getVirtualItems()
    : messages.map(({ id }, index) => ({ index, key: id })).slice(-AT_A_SERVER);
  const oldest = all[0];
  return (
    <div className={classNames(hueScope, css.place)} style={hueVars(companion.hue)}>
      <section
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-label={text(messageListMessages.label, { name: companion.name })}
        // Said once when an answer is whole, not with each of its pieces.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={virtual.containerRef} className={css.whole}>
          <div className={css.earlier} style={{ blockSize: EARLIER_PX }}>
            <Earlier state={earlier} onEarlier={onEarlier} />
            {oldest && <DayLine>{dayName(oldest.sentAt, undefined)}</DayLine>}
          </div>
          <ol className={inBrowser ? css.drawn : css.inFlow}>
            {items.map(({ index, key }) => {
              const message = messages[index];
              if (!message) return null;
              return (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={inBrowser ? css.row : undefined}
                >
                  <MessageRow
                    message={message}
                    before={messages[index - 1]}
                    {...companion}
                    dayName={dayName}
                    clock={inBrowser ? clock : undefined}
                    onResend={resend}
                  />
                </li>
              );
            })}
          </ol>
        </div>
        {typing && (
          <p className={css.typing}>
            <Sprite seed={companion.seed} hue={companion.hue} size={36} mood="thinking" />
            {text(messageListMessages.typing, { name: companion.name })}
          </p>
        )}
      </section>
      {away && (
        <div className={css.latest}>
          <Button
            size="s"
            icon={<ArrowDown size={16} />}
            onClick={() => virtual.scrollToEnd({ behavior: 'smooth' })}
          >
            {text(
              seen.current === last?.id ? messageListMessages.latest : messageListMessages.news,
            )}
          </Button>
        </div>
      )}
      <Announcer messages={messages} name={companion.name} typing={typing} />
    </div>
  );
}

/** Rows are as wide as the window lets them be; a server draws none. */
const widthOfRows = () =>
  typeof window === 'undefined' ? WIDEST : Math.min(WIDEST, window.innerWidth - PADDING);

function Earlier({
  state,
  onEarlier,
}: {
  state: MessageListProps['earlier'];
  onEarlier: () => void;
}) {
  const text = useText();
  if (state === 'start') return <span />;
  if (state === 'loading')
    return (
      <p className={css.note}>
        <Spinner />
        {text(messageListMessages.earlierLoading)}
      </p>
    );
  return (
    <Button size="s" tone="quiet" onClick={onEarlier}>
      {text(state === 'failed' ? messageListMessages.earlierFailed : messageListMessages.earlier)}
    </Button>
  );
}

/** Says each answer of the companion once, when it is whole. */
function Announcer({
  messages,
  name,
  typing,
}: {
  messages: readonly ChatMessage[];
  name: string;
  typing: boolean;
}) {
  const text = useText();
  const last = messages.at(-1);
  const known = useRef(last?.id);
  // What takes the place of all there was is history: nobody has just said it.
  if (!messages.findLast(({ id }) => id === known.current)) known.current = last?.id;
  const whole = last?.author === 'companion' && last.state !== 'speaking';
  const news = whole && last.id !== known.current ? `${name}：${last.text}` : '';
  return (
    <p className={visuallyHidden} role="status">
      {typing ? text(messageListMessages.typing, { name }) : news}
    </p>
  );
}
