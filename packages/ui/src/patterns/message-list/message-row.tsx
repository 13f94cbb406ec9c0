import { memo, type ReactNode } from 'react';
import { type CompanionFigure, Sprite } from '../../brand/sprite/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { visuallyHidden } from '../../theme/type.css.ts';
import type { DayName } from './day-names.ts';
import type { ChatMessage, MessageCitation, MessageListProps } from './message-list.tsx';
import * as css from './message-row.css.ts';
import { MessageText } from './message-text.tsx';
import { messageListMessages } from './messages.ts';

/** Objects and functions must be stable: a new one renders the row again. */
interface MessageRowProps extends CompanionFigure {
  message: ChatMessage;
  before: ChatMessage | undefined;
  /** The time of the first message is in the line of its day. */
  isTimeAbove: boolean;
  /** `undefined` on the server, which does not know the visitor's time zone. So is `clock`. */
  dayName: DayName | undefined;
  clock: Intl.DateTimeFormat | undefined;
  onResend: (id: string) => void;
  onCitation: NonNullable<MessageListProps['onCitation']>;
}

/** A time is shown after a gap of this length, ms. */
export const TIME_GAP_MS = 5 * 60_000;

/** A line with the name of a day. Invisible on the server, which may be in another time zone. */
export const DateSeparator = ({
  day,
  time,
  isVisible = true,
}: {
  day: string | undefined;
  time?: ReactNode;
  isVisible?: boolean;
}) => (
  <p className={css.day}>
    <span
      // A reused element would keep the text of the server.
      key={String(isVisible)}
      className={isVisible ? undefined : css.placeholder}
      suppressHydrationWarning
    >
      {day}
    </span>
    {time}
  </p>
);

/** Without a clock its place. */
export const MessageTime = ({
  sentAt,
  clock,
}: {
  sentAt: number;
  clock: Intl.DateTimeFormat | undefined;
}) =>
  clock ? (
    <time dateTime={new Date(sentAt).toISOString()}>{clock.format(sentAt)}</time>
  ) : (
    <span className={css.placeholder}>00:00</span>
  );

/** One message. Rendered again only when it changes. */
export const MessageRow = memo(function MessageRow({
  message,
  before,
  isTimeAbove,
  name,
  seed,
  look,
  hue,
  dayName,
  clock,
  onResend,
  onCitation,
}: MessageRowProps) {
  const text = useText();
  const { author, state, citations = [] } = message;
  // The day of the oldest message is above the list, where a change moves nothing.
  const day = before && dayName?.(message.sentAt, before.sentAt);
  const isAfterGap = before ? message.sentAt - before.sentAt >= TIME_GAP_MS : !isTimeAbove;
  const time = <MessageTime sentAt={message.sentAt} clock={clock} />;
  const joined = before?.author === author && day === undefined && !isAfterGap;
  return (
    <div className={classNames(css.row, joined && css.joined)}>
      {day === undefined ? (
        isAfterGap && <p className={css.time}>{time}</p>
      ) : (
        <DateSeparator day={day} time={time} />
      )}
      {author === 'visitor' ? (
        <div className={css.visitor}>
          <p className={classNames(css.bubble, state === 'sending' && css.sending)}>
            <span className={visuallyHidden}>{text(messageListMessages.visitor)}</span>
            <span>{message.text}</span>
          </p>
          {state === 'failed' && (
            <p className={css.failed}>
              <span>{text(messageListMessages.failed)}</span>
              <Button
                size="s"
                tone="quiet"
                icon={<RotateCcw size={14} />}
                onClick={() => onResend(message.id)}
              >
                {text(messageListMessages.resend)}
              </Button>
            </p>
          )}
          {state === 'sending' && <p className={css.meta}>{text(messageListMessages.sending)}</p>}
        </div>
      ) : (
        <div className={css.companion}>
          <span className={css.face}>
            {!joined && (
              <Sprite
                seed={seed}
                look={look}
                hue={hue}
                size={36}
                mood={state === 'speaking' ? 'talking' : 'idle'}
                still={state !== 'speaking'}
              />
            )}
          </span>
          <div className={css.speech}>
            <div className={css.speechText} data-speaking={state === 'speaking' || undefined}>
              <span className={visuallyHidden}>{name}</span>
              <MessageText text={message.text} />
            </div>
            {citations.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
              <div
                role="group"
                className={css.sources}
                aria-label={text(messageListMessages.sources)}
              >
                {citations.map((citation, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an article may be cited more than once
                  <Source key={index} citation={citation} onPress={onCitation} />
                ))}
              </div>
            )}
            {state !== 'speaking' && (
              <p className={css.meta}>
                {message.cut && <span>{text(messageListMessages.cut)}</span>}
                <span className={css.actions}>
                  <CopyButton value={message.text} />
                </span>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
});

/** A card of what a reply is based on. */
const Source = ({
  citation,
  onPress,
}: {
  citation: MessageCitation;
  onPress: MessageRowProps['onCitation'];
}) => {
  const { href, kind, title, quote } = citation;
  return (
    <Link href={href} className={css.source} onClick={(event) => onPress(citation, event)}>
      {kind !== undefined && <span className={css.kind}>{kind}</span>}
      <span className={css.sourceTitle}>{title}</span>
      {quote !== undefined && <q className={css.quote}>{quote}</q>}
    </Link>
  );
};
