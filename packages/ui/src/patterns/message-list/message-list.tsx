import { type Key, useMemo, useState } from 'react';
import { type CompanionFigure, Sprite } from '../../brand/sprite/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { usePainted } from '../../internal/after-paint.ts';
import { classNames } from '../../internal/class-names.ts';
import { useEvent } from '../../internal/use-event.ts';
import { useInBrowser } from '../../internal/use-in-browser.ts';
import { Button } from '../../primitives/button/index.ts';
import { ArrowDown } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { dayNames } from './day-names.ts';
import { heightEstimate } from './height-estimate.ts';
import * as css from './message-list.css.ts';
import { DayLine, MessageRow } from './message-row.tsx';
import { messageListMessages } from './messages.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useFollowing } from './use-following.ts';

export interface ChatMessage {
  /** Stays the same from the first moment on, also while the message is being sent or spoken. */
  id: string;
  author: 'visitor' | 'companion';
  text: string;
  /** ms since epoch. */
  sentAt: number;
  /** `sending` and `failed` are the visitor's; `speaking`: the companion has not finished. */
  state?: 'sending' | 'failed' | 'speaking' | undefined;
  /** Articles that an answer is based on. */
  citations?: readonly { href: string; title: string }[] | undefined;
}

export interface MessageListProps {
  /** Oldest first. Pass unchanged messages as the same objects: only changed ones are rendered again. */
  messages: ReadonlyArray<ChatMessage>;
  /** The one who answers. */
  companion: CompanionFigure;
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

/** Height of what stands above the oldest message. Always there, so that nothing jumps at the start, px. */
const EARLIER_PX = 88;
/** Messages rendered for the first paint; more than any window shows. */
const FIRST_PAINT_ROWS = 60;
/** Messages a server renders. */
const SERVER_ROWS = 4;
/** Largest width of a row, and the space beside it, px. */
const MAX_ROW_WIDTH = 760;
const PADDING = 32;

// The first use of Intl takes the browser some 15 ms: not while a conversation opens.
if (typeof requestIdleCallback === 'function') requestIdleCallback(() => new Intl.DateTimeFormat());

/** A conversation of any length: only what is seen is drawn, and its reader keeps their place. */
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
  const painted = usePainted();
  const messages = useMemo(() => (painted ? all : all.slice(-FIRST_PAINT_ROWS)), [painted, all]);
  const allIn = messages.length === all.length;
  const dayName = useMemo(() => dayNames(now, locale), [now, locale]);
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale]);
  const [estimate] = useState(() => heightEstimate(locale, widthOfRows(), pointer()));
  const { scroller, virtual, onScroll, away, hasNews } = useFollowing({
    messages,
    typing,
    painted,
    estimate,
    paddingStart: EARLIER_PX,
    onStartNear: () => {
      if (earlier === 'more' && allIn) onEarlier();
    },
  });
  const focusKept = useFocusKept(scroller);
  // Another function would draw every row again.
  const resend = useEvent(onResend);

  // A server knows no heights: it renders the last rows in normal flow.
  const inBrowser = useInBrowser();
  const items: readonly { index: number; key: Key }[] = inBrowser
    ? virtual.getVirtualItems()
    : messages.map(({ id }, index) => ({ index, key: id })).slice(-SERVER_ROWS);
  const oldest = all[0];
  return (
    <div className={classNames(hueScope, css.place)} style={hueVars(companion.hue)} {...focusKept}>
      <section
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-label={text(messageListMessages.label, { name: companion.name })}
        // `Announcer` says each answer once, when it is whole, not with each of its pieces.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={virtual.containerRef} className={css.whole}>
          <div className={css.earlier} style={{ blockSize: EARLIER_PX }}>
            <Earlier state={earlier} onEarlier={onEarlier} />
            {oldest && <DayLine isTold={inBrowser}>{dayName(oldest.sentAt, undefined)}</DayLine>}
          </div>
          <ol className={inBrowser ? css.drawn : css.inFlow}>
            {items.map(({ index, key }) => {
              const message = messages[index];
              if (!message) return null;
              return (
                <li
                  key={key}
                  // Not before the list knows its rows: later it would measure them a frame too late.
                  ref={inBrowser ? virtual.measureElement : undefined}
                  data-index={index}
                  className={inBrowser ? css.row : undefined}
                >
                  <MessageRow
                    message={message}
                    before={messages[index - 1]}
                    {...companion}
                    dayName={inBrowser ? dayName : undefined}
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
            {text(hasNews ? messageListMessages.news : messageListMessages.latest)}
          </Button>
        </div>
      )}
      <Announcer messages={messages} name={companion.name} typing={typing} />
    </div>
  );
}

/** Rows are as wide as the window lets them be; a server draws none. */
const widthOfRows = () =>
  typeof window === 'undefined'
    ? MAX_ROW_WIDTH
    : Math.min(MAX_ROW_WIDTH, window.innerWidth - PADDING);

const pointer = () =>
  typeof window !== 'undefined' && matchMedia(media.touch).matches ? 'touch' : 'mouse';

const earlierWords = {
  more: messageListMessages.earlier,
  loading: messageListMessages.earlierLoading,
  failed: messageListMessages.earlierFailed,
};

function Earlier({
  state,
  onEarlier,
}: {
  state: MessageListProps['earlier'];
  onEarlier: () => void;
}) {
  const text = useText();
  if (state === 'start') return <span />;
  const loading = state === 'loading';
  return (
    <Button
      size="s"
      tone="quiet"
      icon={loading && <Spinner />}
      // Its words say what it is doing: `loading` would hide them.
      aria-busy={loading}
      aria-disabled={loading}
      onClick={onEarlier}
    >
      {text(earlierWords[state])}
    </Button>
  );
}

/** Says each answer of the companion once, when it is whole, and each loss of a message. */
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
  const [known, setKnown] = useState(last?.id);
  // A list without the message known last is history: nobody has just said it.
  if (known !== last?.id && !messages.findLast(({ id }) => id === known)) setKnown(last?.id);
  const whole = last?.author === 'companion' && last.state !== 'speaking';
  const news =
    whole && last.id !== known ? text(messageListMessages.said, { name, text: last.text }) : '';
  const [before, setBefore] = useState(messages);
  const [lost, setLost] = useState(false);
  if (before !== messages) {
    setBefore(messages);
    setLost(hasLost(before, messages));
  }
  return (
    <p className={visuallyHidden} role="status">
      {lost
        ? text(messageListMessages.failed)
        : typing
          ? text(messageListMessages.typing, { name })
          : news}
    </p>
  );
}

/** Whether a message that was being sent has failed. One that failed earlier is no news. */
const hasLost = (before: readonly ChatMessage[], now: readonly ChatMessage[]) =>
  now.some(
    ({ id, state }) =>
      state === 'failed' && before.some((was) => was.id === id && was.state === 'sending'),
  );
