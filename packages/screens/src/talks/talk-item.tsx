import type { Talk } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Highlight } from '@companion/ui/highlight';
import { X } from '@companion/ui/icon';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars, visuallyHidden } from '@companion/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { leftOutIfBroken } from '../cards/left-out-if-broken.tsx';
import { useAddresses } from '../layout/addresses.tsx';
import { excerptOf } from './excerpt-of.ts';
import { talksDialogMessages as messages } from './late-messages.ts';
import * as css from './talks.css.ts';

export interface TalkItemProps {
  talk: Talk;
  /** What was searched for. */
  words: string;
  /** The page shows this talk. */
  current: boolean;
  /** ms since epoch. */
  now: number;
  /** Another talk was chosen. */
  onOpen: () => void;
  /** Deletes the talk. `false`: it could not be deleted. */
  onRemove: () => Promise<boolean>;
}

/** A talk in the list: a link to it, and a button that deletes it after a question. */
export const TalkItem = leftOutIfBroken(function TalkItem({
  talk,
  words,
  current,
  now,
  onOpen,
  onRemove,
}: TalkItemProps) {
  const { formatMessage, locale } = useIntl();
  const addresses = useAddresses();
  const [isAsking, setAsking] = useState(false);
  const [removal, setRemoval] = useState<'running' | 'failed' | null>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The pressed button is gone: the focus follows the question.
  useEffect(() => {
    if (isAsking) keepButton.current?.focus();
    else if (wasAsking.current) removeButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const { character, last, count, unread = 0 } = talk;
  const { id, name, seed = id, look, hue = LAMP_HUE } = character;
  const excerpt = excerptOf(last.text, words);
  const remove = async () => {
    setRemoval('running');
    if (!(await onRemove())) setRemoval('failed');
  };

  if (isAsking)
    return (
      <li className={css.question}>
        <p className={css.questionText}>{formatMessage(messages.question, { name, count })}</p>
        <p role="alert" className={css.failure}>
          {removal === 'failed' && formatMessage(messages.removeFailed)}
        </p>
        <div className={css.acts}>
          <Button
            ref={keepButton}
            size="s"
            aria-disabled={removal === 'running'}
            onClick={() => setAsking(false)}
          >
            {formatMessage(messages.keep)}
          </Button>
          <Button size="s" tone="danger" loading={removal === 'running'} onClick={remove}>
            {formatMessage(messages.confirm)}
          </Button>
        </div>
      </li>
    );
  return (
    <li className={`${hueScope} ${css.item}`} style={hueVars(hue)} data-current={current}>
      <Link
        href={addresses.chat(id)}
        className={css.link}
        aria-current={current ? 'page' : undefined}
        onClick={onOpen}
      >
        <span className={css.face}>
          <Sprite seed={seed} look={look} hue={hue} size={44} />
        </span>
        <span className={css.name}>{name}</span>
        <span className={css.time}>
          {current ? formatMessage(messages.current) : <When at={last.sent_at} now={now} />}
        </span>
        {/* The key: the message's own texts are bare, so they must not change (a translator may have replaced them). */}
        <span key={`${locale} ${last.author}`} className={css.last}>
          {last.author === 'user' ? (
            formatMessage(messages.mine, {
              text: (
                <Highlight key="text" ranges={excerpt.ranges}>
                  {excerpt.text}
                </Highlight>
              ),
            })
          ) : (
            <Highlight ranges={excerpt.ranges}>{excerpt.text}</Highlight>
          )}
        </span>
        {unread > 0 && !current && (
          <span className={css.unread}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className={visuallyHidden}>
              {formatMessage(messages.unread, { count: unread })}
            </span>
          </span>
        )}
      </Link>
      <Button
        ref={removeButton}
        className={css.remove}
        tone="quiet"
        size="s"
        iconOnly
        aria-label={formatMessage(messages.remove, { name })}
        onClick={() => {
          setRemoval(null);
          setAsking(true);
        }}
      >
        <X size={16} />
      </Button>
    </li>
  );
});

/** The time of a message of today, otherwise its day. */
function When({ at, now }: { at: string; now: number }) {
  const { formatDate } = useIntl();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const today = new Date(now);
  const isToday = date.toDateString() === today.toDateString();
  const isThisYear = date.getFullYear() === today.getFullYear();
  return (
    <time dateTime={date.toISOString()}>
      {isToday
        ? formatDate(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
        : formatDate(date, {
            ...(!isThisYear && { year: 'numeric' }),
            month: 'short',
            day: 'numeric',
          })}
    </time>
  );
}
