import type { CharacterDetail } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Chip } from '@companion/ui/chip';
import { Composer } from '@companion/ui/composer';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { MessageList, type MessageListProps } from '@companion/ui/message-list';
import { type Mood, Sprite } from '@companion/ui/sprite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { bySession, Screen, useAddresses } from '../layout/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import * as css from './chat.css.ts';
import { chatMessages } from './messages.ts';

export interface ChatScreenProps
  extends Pick<
    MessageListProps,
    'messages' | 'typing' | 'earlier' | 'onEarlier' | 'onResend' | 'now'
  > {
  companion: CharacterDetail;
  /** Visitors without a login see an invitation instead of the composer. `unknown` before hydration (`bySession`). */
  session: 'unknown' | 'out' | 'in';
  onLogin: () => void;
  /** The connection is lost; the SDK connects again. */
  offline: boolean;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
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

/** A chat: the companion, and the messages beside it. */
export function ChatScreen({
  companion,
  messages,
  typing,
  session,
  onLogin,
  offline,
  draft,
  onDraft,
  onSend,
  onStop,
  ...list
}: ChatScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = LAMP_HUE, seed = id, greeting, suggestions } = companion;
  const last = messages.at(-1);
  const speaking = last?.state === 'speaking';
  const mood: Mood = typing ? 'thinking' : speaking ? 'talking' : offline ? 'sleepy' : 'happy';
  const shown = useGreeted(messages, greeting, list);
  const pick = (suggestion: string) => {
    onDraft(suggestion);
    // The suggestion stays as a draft until the login.
    if (session === 'out') onLogin();
  };
  return (
    <Screen className={css.room} hue={hue}>
      <aside className={css.stage}>
        <Sprite seed={seed} hue={hue} size={320} mood={mood} watching className={css.body} />
        <div className={css.title}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.ai}>{formatMessage(chatMessages.ai)}</p>
        </div>
        <p className={css.line}>{companion.line}</p>
        <p className={css.about}>
          <Link href={addresses.companion(id)} className={css.link}>
            {formatMessage(chatMessages.about, { name })}
          </Link>
        </p>
      </aside>
      <div className={css.talk}>
        <MessageList {...list} messages={shown} typing={typing} companion={{ name, seed, hue }} />
        <div className={css.foot}>
          {/* Always rendered: a live region must exist before its text. */}
          <p className={css.offline} role="status">
            {offline && formatMessage(chatMessages.offline)}
          </p>
          {messages.length === 0 && suggestions.length > 0 && (
            <fieldset
              className={css.suggestions}
              aria-label={formatMessage(chatMessages.suggestions)}
            >
              {suggestions.map((suggestion, index) => (
                <Chip key={index} pressed={false} onPress={() => pick(suggestion)}>
                  {suggestion}
                </Chip>
              ))}
            </fieldset>
          )}
          {session !== 'in' && (
            <div
              className={`${css.invitation} ${session === 'unknown' ? bySession.unlessLoggedIn : ''}`}
            >
              <p className={css.invitationText}>
                {formatMessage(chatMessages.invitation, { name })}
              </p>
              <Button tone="accent" onClick={onLogin}>
                {formatMessage(layoutMessages.login)}
              </Button>
            </div>
          )}
          {session !== 'out' && (
            <div className={session === 'unknown' ? bySession.ifLoggedIn : undefined}>
              <Composer
                placeholder={formatMessage(chatMessages.placeholder, { name })}
                value={draft}
                onChange={onDraft}
                onSend={onSend}
                speaking={speaking}
                onStop={onStop}
              />
            </div>
          )}
        </div>
      </div>
    </Screen>
  );
}
