import { memo } from 'react';
import { type CompanionFigure, Sprite } from '../../brand/sprite/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { visuallyHidden } from '../../theme/type.css.ts';
import type { DayName } from './day-names.ts';
import type { ChatMessage } from './message-list.tsx';
import * as css from './message-row.css.ts';
import { messageListMessages } from './messages.ts';

/** Objects and functions must be stable: a new one renders the row again. */
interface MessageRowProps extends CompanionFigure {
  message: ChatMessage;
  before: ChatMessage | undefined;
  /** `undefined` on the server, which does not know the visitor's time zone. So is `clock`. */
  dayName: DayName | undefined;
  clock: Intl.DateTimeFormat | undefined;
  onResend: (id: string) => void;
}

const paragraphs = (text: string) => text.split(/\n{2,}/);

/** A line with the name of a day. Invisible on the server, which may be in another time zone. */
export const DateSeparator = ({
  isVisible = true,
  children,
}: {
  isVisible?: boolean;
  children: string | undefined;
}) => (
  <p className={css.day}>
    {isVisible ? (
      children
    ) : (
      <span className={css.placeholder} suppressHydrationWarning>
        {children}
      </span>
    )}
  </p>
);

/** One message. Rendered again only when it changes. */
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
  // The day of the oldest message is above the list, where a change moves nothing.
  const day = before && dayName?.(message.sentAt, before.sentAt);
  const time = clock ? (
    clock.format(message.sentAt)
  ) : (
    <span className={css.placeholder}>00:00</span>
  );
  const joined = before?.author === author && day === undefined;
  const content = (
    <>
      <span className={visuallyHidden}>
        {author === 'visitor' ? text(messageListMessages.visitor) : name}
      </span>
      {paragraphs(message.text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts grow only at the end
        <span key={index} className={css.paragraph}>
          {paragraph}
        </span>
      ))}
    </>
  );
  return (
    <div className={classNames(css.row, joined && css.joined)}>
      {day !== undefined && <DateSeparator>{day}</DateSeparator>}
      {author === 'visitor' ? (
        <div className={css.visitor}>
          <p className={classNames(css.bubble, state === 'sending' && css.sending)}>{content}</p>
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
        <div className={css.companion}>
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
            <p className={css.speechText} data-speaking={state === 'speaking' || undefined}>
              {content}
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
