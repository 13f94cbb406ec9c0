import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type Key,
  type MouseEvent,
  useMemo,
  useState,
} from 'react';
import { type CompanionFigure, Sprite } from '../../brand/sprite/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { usePainted } from '../../internal/after-paint.ts';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { useEvent } from '../../internal/use-event.ts';
import { useIsPrinting } from '../../internal/use-is-printing.ts';
import { Button } from '../../primitives/button/index.ts';
import { ArrowDown } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { useHydrated } from '../../primitives/use-hydrated/index.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import { media, mediaQuery } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { dayNames } from './day-names.ts';
import { heightEstimate } from './height-estimate.ts';
import { plainText } from './markdown.ts';
import * as css from './message-list.css.ts';
import { DateSeparator, MessageRow, MessageTime } from './message-row.tsx';
import { messageListMessages } from './messages.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export interface ChatMessage {
  /** Stable id, also while the message is being sent or a reply is growing. */
  id: string;
  author: 'visitor' | 'companion';
  text: string;
  /** Time, ms since epoch. */
  sentAt: number;
  /** `sending` and `failed`: for the visitor's messages. `speaking`: the companion's reply is still growing. */
  state?: 'sending' | 'failed' | 'speaking' | undefined;
  /** What a reply is based on, shown as cards. */
  citations?: readonly MessageCitation[] | undefined;
  /** The reply ended before it was complete. */
  cut?: boolean | undefined;
}

export interface MessageCitation {
  href: string;
  title: string;
  /** What the source is, in the visitor's language. */
  kind?: string | undefined;
  /** The sentence that the reply rests on. */
  quote?: string | undefined;
}

export interface MessageListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Messages, oldest first. Keep unchanged messages as the same objects: only changed ones are rendered again. */
  messages: ReadonlyArray<ChatMessage>;
  /** The companion of the conversation. */
  companion: CompanionFigure;
  /** Whether to show the typing indicator: a reply is expected and has not started. */
  typing: boolean;
  /** State above the oldest message: `start` if there are no earlier messages. */
  earlier: 'more' | 'loading' | 'failed' | 'start';
  /** Called when earlier messages are needed: near the start, or by the button there. */
  onEarlier: () => void;
  /** Called with the `id` of a failed message that should be sent again. */
  onResend: (id: string) => void;
  /**
   * Called when a card of a source is pressed, before its link is followed. `preventDefault` keeps the page. Without it,
   * cards are plain links.
   */
  onCitation?:
    | ((citation: MessageCitation, event: MouseEvent<HTMLAnchorElement>) => void)
    | undefined;
  /** Current time, ms since epoch. Used for 今天 and 昨天. */
  now: number;
}

/** Height of the area above the oldest message, px. Reserved in every state, so that nothing jumps. */
const EARLIER_PX = 88;
/** Messages considered for the first paint; more than any window shows. */
const FIRST_PAINT_ROWS = 60;
/** Messages rendered on the server. */
const SERVER_ROWS = 4;
/** Largest width of a row, and the padding beside it, px. */
const MAX_ROW_WIDTH = 760;
const PADDING = 32;

/**
 * A conversation of any length. Replies may contain simple Markdown: bold, lists, code. Renders only visible messages
 * and keeps the scroll position.
 */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(
  {
    messages: all,
    companion,
    typing,
    earlier,
    onEarlier,
    onResend,
    onCitation,
    now,
    className,
    style,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const text = useText();
  const locale = useLocale();
  const painted = usePainted();
  const isPrinting = useIsPrinting();
  const isWhole = painted || isPrinting;
  const messages = useMemo(() => (isWhole ? all : all.slice(-FIRST_PAINT_ROWS)), [isWhole, all]);
  const isComplete = messages.length === all.length;
  // No message can come above: then the time of the oldest one may leave its row.
  const isFromStart = isComplete && earlier === 'start';
  const dayName = useMemo(() => dayNames(now, locale), [now, locale]);
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale]);
  const [estimate] = useState(() => heightEstimate(locale, widthOfRows(), pointer()));
  const { scroller, virtual, onScroll, isAway, hasUnread } = useStickToEnd({
    messages,
    typing,
    painted,
    estimate,
    paddingStart: EARLIER_PX,
    onStartNear: () => {
      if (earlier === 'more' && isComplete) onEarlier();
    },
  });
  const focusHandlers = useFocusFallback(scroller);
  // Stable: a new function would render every row again.
  const resend = useEvent(onResend);
  const pressCitation = useEvent<Parameters<NonNullable<typeof onCitation>>, void>((...pressed) =>
    onCitation?.(...pressed),
  );

  const inBrowser = useHydrated();
  // The server knows no heights and renders the last rows in normal flow. Paper has all rows, with other heights.
  const isVirtual = inBrowser && !isPrinting;
  const items: readonly { index: number; key: Key }[] = isVirtual
    ? virtual.getVirtualItems()
    : messages.map(({ id }, index) => ({ index, key: id })).slice(isPrinting ? 0 : -SERVER_ROWS);
  const oldest = all[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the controls inside
    <div
      {...rest}
      ref={ref}
      className={classNames(hueScope, css.root, className)}
      style={{ ...hueVars(companion.hue), ...style }}
      onFocus={composeHandlers(onFocus, focusHandlers.onFocus)}
      onBlur={composeHandlers(onBlur, focusHandlers.onBlur)}
    >
      <section
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-label={text(messageListMessages.label, { name: companion.name })}
        // `Announcer` announces complete replies. The log would announce every piece.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={virtual.containerRef} className={css.content}>
          <div className={css.earlier} style={{ blockSize: EARLIER_PX }}>
            <Earlier state={earlier} onEarlier={onEarlier} />
            {oldest && (
              <DateSeparator
                day={dayName(oldest.sentAt, undefined)}
                time={
                  isFromStart && (
                    <MessageTime sentAt={oldest.sentAt} clock={inBrowser ? clock : undefined} />
                  )
                }
                isVisible={inBrowser}
              />
            )}
          </div>
          <ol className={isVirtual ? css.virtualRows : css.staticRows}>
            {items.map(({ index, key }) => {
              const message = messages[index];
              if (!message) return null;
              return (
                <li
                  key={key}
                  // Not before hydration: the virtual list does not know its rows then.
                  ref={isVirtual ? virtual.measureElement : undefined}
                  data-index={index}
                  className={isVirtual ? css.row : undefined}
                >
                  <MessageRow
                    message={message}
                    before={messages[index - 1]}
                    isTimeAbove={index === 0 && isFromStart}
                    {...companion}
                    dayName={inBrowser ? dayName : undefined}
                    clock={inBrowser ? clock : undefined}
                    onResend={resend}
                    onCitation={pressCitation}
                  />
                </li>
              );
            })}
          </ol>
        </div>
        {typing && (
          <p className={css.typing}>
            <Sprite
              seed={companion.seed}
              look={companion.look}
              hue={companion.hue}
              size={36}
              mood="thinking"
            />
            <span>{text(messageListMessages.typing, { name: companion.name })}</span>
          </p>
        )}
      </section>
      {isAway && (
        <div className={css.latest}>
          <Button
            size="s"
            icon={<ArrowDown size={16} />}
            onClick={() =>
              virtual.scrollToEnd({
                behavior: mediaQuery(media.reducedMotion)?.matches ? 'instant' : 'smooth',
              })
            }
          >
            {text(hasUnread ? messageListMessages.news : messageListMessages.latest)}
          </Button>
        </div>
      )}
      <Announcer messages={messages} name={companion.name} typing={typing} />
    </div>
  );
});

/** Width of a row in the current window, px. */
const widthOfRows = () =>
  typeof window === 'undefined'
    ? MAX_ROW_WIDTH
    : Math.min(MAX_ROW_WIDTH, window.innerWidth - PADDING);

const pointer = () => (mediaQuery(media.touch)?.matches ? 'touch' : 'mouse');

const earlierLabels = {
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
      // Not `loading`, which would hide the label.
      aria-busy={loading}
      aria-disabled={loading}
      onClick={onEarlier}
    >
      {text(earlierLabels[state])}
    </Button>
  );
}

/** Announces each complete reply and each failed message once. */
function Announcer({
  messages,
  name,
  typing,
}: {
  messages: ReadonlyArray<ChatMessage>;
  name: string;
  typing: boolean;
}) {
  const text = useText();
  const last = messages.at(-1);
  // A reply that is growing is announced when it is complete.
  const lastComplete = messages.findLast(({ state }) => state !== 'speaking');
  const [knownId, setKnownId] = useState(lastComplete?.id);
  // A list without the known message is loaded history, which is not announced.
  if (knownId !== lastComplete?.id && !messages.findLast(({ id }) => id === knownId))
    setKnownId(lastComplete?.id);
  const isNewReply =
    last?.author === 'companion' && last.state !== 'speaking' && last.id !== knownId;
  const reply = isNewReply
    ? text(messageListMessages.said, { name, text: plainText(last.text) })
    : '';
  const [before, setBefore] = useState(messages);
  const [failed, setFailed] = useState(false);
  // A host may make its list anew without a change: the announcement stays.
  if (!haveSameStates(before, messages)) {
    setBefore(messages);
    setFailed(hasNewFailure(before, messages));
  }
  // The next reply may be expected already: its typing would replace the announcement unheard.
  const progress = reply || (typing && text(messageListMessages.typing, { name }));
  return (
    <p className={visuallyHidden} role="status">
      {failed ? text(messageListMessages.failed) : progress}
    </p>
  );
}

const haveSameStates = (before: readonly ChatMessage[], now: readonly ChatMessage[]) =>
  before.length === now.length &&
  now.every(({ id, state }, index) => id === before[index]?.id && state === before[index]?.state);

/** Whether a message changed from `sending` to `failed`. */
const hasNewFailure = (before: readonly ChatMessage[], now: readonly ChatMessage[]) =>
  now.some(
    ({ id, state }) =>
      state === 'failed' && before.some((was) => was.id === id && was.state === 'sending'),
  );
