import { memo } from 'react';
import { type CompanionFigure, Sprite } from '../../brand/sprite/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import type { DayName } from './day-names.ts';
import type { ChatMessage } from './message-list.tsx';
import * as css from './message-row.css.ts';
import { messageListMessages } from './messages.ts';

/** Objects and functions stay the same from render to render: another one draws the row again. */
interface MessageRowProps extends CompanionFigure {
  message: ChatMessage;
  before: ChatMessage | undefined;
  /** None on a server, which does not know the visitor's time zone; nor is there a clock. */
  dayName: DayName | undefined;
  clock: Intl.DateTimeFormat | undefined;
  onResend: (id: string) => void;
}

const paragraphs = (text: string) => text.split(/\n{2,}/);

/** A line with the name of a day; or with room for it, on a server, whose own day may be another. */
export const DayLine = ({
  isTold = true,
  children,
}: {
  isTold?: boolean;
  children: string | undefined;
}) => (
  <p className={css.day}>
    {isTold ? (
      children
    ) : (
      <span className={css.untold} suppressHydrationWarning>
        {children}
      </span>
    )}
  </p>
);

/** One message. Drawn again only when it has changed itself. */
export const MessageRow = memo(function MessageRow({
  message,
  before,
  name,
  seed,
  hue,
  dayName,
  clock,
  onResend,
}: MessageRowProps) {
  const text = useText();
  const { author, state, citations = [] } = message;
  // The oldest day's name stands above the list, where a change of it moves nothing.
  const day = before && dayName?.(message.sentAt, before.sentAt);
  const time = clock ? clock.format(message.sentAt) : <span className={css.untold}>00:00</span>;
  const joined = before?.author === author && day === undefined;
  const said = (
    <>
      <span className={visuallyHidden}>
        {author === 'visitor' ? text(messageListMessages.visitor) : name}
      </span>
      {paragraphs(message.text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
        <span key={index} className={css.paragraph}>
          {paragraph}
        </span>
      ))}
    </>
  );
  return (
    <div className={classNames(css.row, joined && css.joined)}>
      {day !== undefined && <DayLine>{day}</DayLine>}
      {author === 'visitor' ? (
        <div className={css.own}>
          <p className={classNames(css.bubble, state === 'sending' && css.sending)}>{said}</p>
          {state === 'failed' ? (
            <p className={css.failed}>
              {text(messageListMessages.failed)}
              <Button
                size="s"
                tone="quiet"
                icon={<RotateCcw size={14} />}
                onClick={() => onResend(message.id)}
              >
                {text(messageListMessages.resend)}
              </Button>
            </p>
          ) : (
            <p className={css.meta}>
              {state === 'sending' ? text(messageListMessages.sending) : time}
            </p>
          )}
        </div>
      ) : (
        <div className={css.theirs}>
          <span className={css.face}>
            {!joined && (
              <Sprite
                seed={seed}
                hue={hue}
                size={36}
                mood={state === 'speaking' ? 'talking' : 'idle'}
                still={state !== 'speaking'}
              />
            )}
          </span>
          <div className={css.speech}>
            <p className={css.words} data-speaking={state === 'speaking' || undefined}>
              {said}
            </p>
            {citations.length > 0 && (
              <div className={css.sources}>
                <span>{text(messageListMessages.sources)}</span>
                {citations.map(({ href, title }) => (
                  <Link key={href} href={href} className={css.source}>
                    {title}
                  </Link>
                ))}
              </div>
            )}
            {state !== 'speaking' && (
              <p className={css.meta}>
                {time}
                <span className={css.acts}>
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
