import type { CharacterDetail, Memory } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Chip } from '@companion/ui/chip';
import { Composer } from '@companion/ui/composer';
import type { MessageDescriptor } from '@companion/ui/i18n';
import { RotateCcw } from '@companion/ui/icon';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { MessageList, type MessageListProps } from '@companion/ui/message-list';
import type { Mood } from '@companion/ui/sprite';
import { media } from '@companion/ui/theme';
import { type ReactNode, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Screen, useAddresses } from '../layout/index.ts';
import { talksMessages } from '../talks/messages.ts';
import { TalksIcon } from '../talks/talks-icon.tsx';
import * as css from './chat.css.ts';
import { ChatStage } from './chat-stage.tsx';
import { focusLog } from './focus-log.ts';
import { GuestNote } from './guest-note.tsx';
import { MemoryStrip } from './memory-strip.tsx';
import { chatMessages } from './messages.ts';
import { type Rating, ReplyRating } from './reply-rating.tsx';

export interface ChatScreenProps
  extends Pick<
    MessageListProps,
    'messages' | 'typing' | 'earlier' | 'onEarlier' | 'onResend' | 'onCitation' | 'now'
  > {
  companion: CharacterDetail;
  /** Visitors without a login see an invitation below the composer. `unknown` before hydration (`bySession`). */
  session: 'unknown' | 'out' | 'in';
  onLogin: () => void;
  /** Messages that a visitor without a login still has. `undefined`: not known. */
  guestMessagesLeft?: number | undefined;
  /** Without a messaging service nobody can talk here. */
  available: boolean;
  /** The connection is lost; the SDK connects again. */
  offline: boolean;
  /** There is no connection, and no further attempt by itself. */
  failed: boolean;
  onReconnect: () => void;
  draft: string;
  onDraft: (text: string) => void;
  /** A suggestion was pressed: it is the draft now. */
  onSuggestion: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Asks for another answer in place of the last one. Without it there is no other. */
  onRegenerate?: (() => void) | undefined;
  /** What the companion remembers about the visitor. */
  memories: readonly Memory[];
  onForget: (memoryId: string) => void;
  /** Questions that fit after the last reply. */
  questions: readonly string[];
  /** The visitor said whether the last answer helped. Without it, the page does not ask. */
  onRate?: ((rating: Rating) => void) | undefined;
  /** Buttons for the last answer, for example to share it. */
  answerActs?: ((answer: AskedAnswer) => ReactNode) | undefined;
  /** Opens the list of talks. Without it there is no button. */
  onTalks?: (() => void) | undefined;
  /** The dialog with the list of talks. */
  talksDialog?: ReactNode;
  /** What is read beside the talk. The companion makes room for it. */
  beside?: ReactNode;
}

export interface AskedAnswer {
  question: string;
  answer: string;
}

/** Adds the companion's greeting before the first message. */
function useGreeted(
  messages: ChatScreenProps['messages'],
  text: string,
  { earlier, now }: Pick<ChatScreenProps, 'earlier' | 'now'>,
): ChatScreenProps['messages'] {
  return useMemo(() => {
    const first = messages[0];
    if (text === '' || (first && earlier !== 'start')) return messages;
    // A new id when messages arrive: the list must not treat them as replies to a greeting shown before.
    const id = first ? 'greeting-before' : 'greeting';
    return [{ id, author: 'companion', text, sentAt: first?.sentAt ?? now }, ...messages];
  }, [messages, text, earlier, now]);
}

function statusOf({
  available,
  failed,
  offline,
}: Pick<ChatScreenProps, 'available' | 'failed' | 'offline'>): MessageDescriptor | null {
  if (!available) return chatMessages.unavailable;
  if (failed) return chatMessages.failed;
  return offline ? chatMessages.offline : null;
}

/** The mood of the companion by what happens in the talk. `isWriting`: the visitor writes a message. */
function stageMood(talk: Record<'typing' | 'speaking' | 'isAway' | 'isWriting', boolean>): Mood {
  if (talk.typing) return 'thinking';
  if (talk.speaking) return 'talking';
  if (talk.isAway) return 'sleepy';
  return talk.isWriting ? 'curious' : 'idle';
}

/** The visitor's last message. */
const questionBefore = (messages: ChatScreenProps['messages']): string =>
  messages.findLast(({ author }) => author === 'visitor')?.text ?? '';

/** A chat: the companion, and the messages beside it. */
export function ChatScreen({
  companion,
  messages,
  typing,
  session,
  onLogin,
  guestMessagesLeft,
  available,
  offline,
  failed,
  onReconnect,
  draft,
  onDraft,
  onSuggestion,
  onSend,
  onStop,
  onRegenerate,
  memories,
  onForget,
  questions,
  onRate,
  answerActs,
  onTalks,
  talksDialog,
  beside,
  ...list
}: ChatScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = LAMP_HUE, seed = id, look, greeting, suggestions } = companion;
  const last = messages.at(-1);
  const speaking = last?.state === 'speaking';
  // Only answers with a source are rated: care in a crisis must not ask for it.
  const answer = last?.citations?.length && !last.state ? last : undefined;
  const isAway = offline || failed || !available;
  const mood = stageMood({ typing, speaking, isAway, isWriting: draft !== '' });
  const status = statusOf({ available, failed, offline });
  const shown = useGreeted(messages, greeting, list);
  const foot = useRef<HTMLDivElement>(null);
  /** Before a control goes away. On touch screens the field would open the keyboard. */
  const focusField = () => {
    const field = foot.current?.querySelector('textarea');
    if (field && !matchMedia(media.touch).matches) field.focus();
    else focusLog();
  };
  return (
    <Screen className={css.room} hue={hue}>
      <aside className={css.stage}>
        <ChatStage
          seed={seed}
          look={look}
          hue={hue}
          mood={mood}
          isReplying={typing || speaking}
          last={last}
          offersQuestions={questions.length > 0}
        />
        <div className={css.title}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.ai}>{formatMessage(chatMessages.ai)}</p>
        </div>
        <p className={css.line}>{companion.line}</p>
        <div className={css.ways}>
          <Link href={addresses.companion(id)} className={css.link}>
            {formatMessage(chatMessages.about)}
          </Link>
          {onTalks && (
            <Button
              className={css.talks}
              tone="quiet"
              size="s"
              icon={<TalksIcon size={16} />}
              aria-label={formatMessage(talksMessages.title)}
              onClick={onTalks}
            >
              <span className={css.talksLabel}>{formatMessage(talksMessages.title)}</span>
            </Button>
          )}
        </div>
        {talksDialog}
        {beside}
      </aside>
      <div className={css.talk}>
        <MemoryStrip memories={memories} onForget={onForget} />
        <MessageList
          {...list}
          messages={shown}
          typing={typing}
          companion={{ name, seed, look, hue }}
        />
        <div ref={foot} className={css.foot}>
          {/* Always rendered: a live region must exist before its text. */}
          <p className={css.offline} role="status">
            {status && formatMessage(status)}
          </p>
          {failed && (
            <Button
              onClick={() => {
                focusField();
                onReconnect();
              }}
            >
              {formatMessage(chatMessages.reconnect)}
            </Button>
          )}
          {available && messages.length === 0 && suggestions.length > 0 && (
            <fieldset
              className={css.suggestions}
              aria-label={formatMessage(chatMessages.suggestions)}
            >
              {suggestions.map((suggestion, index) => (
                <Chip
                  key={index}
                  onClick={() => {
                    onSuggestion(suggestion);
                    if (!matchMedia(media.touch).matches) focusField();
                  }}
                >
                  {suggestion}
                </Chip>
              ))}
            </fieldset>
          )}
          <div className={css.afterwards}>
            <div className={css.afterReply}>
              {onRate && session === 'in' && answer && (
                <ReplyRating key={answer.id} onRate={onRate} />
              )}
              {onRegenerate && (
                <Button
                  tone="quiet"
                  size="s"
                  icon={<RotateCcw size={14} />}
                  onClick={() => {
                    focusField();
                    onRegenerate();
                  }}
                >
                  {formatMessage(chatMessages.regenerate)}
                </Button>
              )}
              {answer && answerActs?.({ question: questionBefore(messages), answer: answer.text })}
            </div>
            {messages.length > 0 && questions.length > 0 && !typing && session !== 'unknown' && (
              <fieldset
                className={css.questions}
                aria-label={formatMessage(chatMessages.questions)}
              >
                {questions.map((question) => (
                  <Chip
                    key={question}
                    onClick={() => {
                      focusField();
                      onSend(question);
                    }}
                  >
                    {question}
                  </Chip>
                ))}
              </fieldset>
            )}
          </div>
          {available && (
            <Composer
              // After a logout, Back would show what the browser has kept of the draft.
              autoComplete="off"
              placeholder={formatMessage(chatMessages.placeholder, { name })}
              value={draft}
              onValueChange={onDraft}
              onSend={onSend}
              speaking={speaking}
              onStop={onStop}
            />
          )}
          {available && session !== 'in' && (
            <GuestNote name={name} session={session} left={guestMessagesLeft} onLogin={onLogin} />
          )}
        </div>
      </div>
    </Screen>
  );
}
