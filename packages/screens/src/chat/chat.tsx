import type { CharacterDetail } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Chip } from '@companion/ui/chip';
import { Composer } from '@companion/ui/composer';
import { Link } from '@companion/ui/link';
import { MessageList, type MessageListProps } from '@companion/ui/message-list';
import { type Mood, Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { bySession, useAddresses } from '../layout/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import * as css from './chat.css.ts';
import { chatMessages } from './messages.ts';

export interface ChatScreenProps
  extends Pick<
    MessageListProps,
    'messages' | 'typing' | 'earlier' | 'onEarlier' | 'onResend' | 'now'
  > {
  character: CharacterDetail;
  /**
   * Who is not logged in is invited instead of asked to write. `unknown` until the page knows: the
   * document may know it before, and then says `data-session="in"` on its root.
   */
  session: 'unknown' | 'out' | 'in';
  onLogin: () => void;
  /** The line is cut and being made again. */
  offline: boolean;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The room one talks in: the companion on its stage, what was said beside it. */
export function ChatScreen({
  character,
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
  const { id, name, hue = 62, seed = id, greeting, suggestions } = character;
  const last = messages.at(-1);
  const speaking = last?.state === 'speaking';
  const mood: Mood = typing ? 'thinking' : speaking ? 'talking' : offline ? 'sleepy' : 'happy';
  const shown =
    messages.length > 0 || greeting === ''
      ? messages
      : [{ id: 'greeting', author: 'companion' as const, text: greeting, sentAt: list.now }];
  const pick = (suggestion: string) => {
    onDraft(suggestion);
    // His draft waits for the field that comes with the login.
    if (session === 'out') onLogin();
  };
  return (
    <main className={`${hueScope} ${css.room}`} style={hueVars(hue)} id="main" tabIndex={-1}>
      <aside className={css.stage}>
        <Sprite seed={seed} hue={hue} size={320} mood={mood} watching className={css.body} />
        <h1 className={css.name}>{name}</h1>
        <p className={css.line}>{character.line}</p>
        <p className={css.about}>
          <Link href={addresses.partner(id)} className={css.link}>
            {formatMessage(chatMessages.about, { name })}
          </Link>
        </p>
      </aside>
      <div className={css.talk}>
        <MessageList {...list} messages={shown} typing={typing} companion={{ name, seed, hue }} />
        <div className={css.foot}>
          {offline && (
            <p className={css.offline} role="status">
              {formatMessage(chatMessages.offline)}
            </p>
          )}
          {messages.length === 0 && suggestions.length > 0 && (
            <fieldset
              className={css.suggestions}
              aria-label={formatMessage(chatMessages.suggestions)}
            >
              {suggestions.map((suggestion) => (
                <Chip key={suggestion} pressed={false} onPress={() => pick(suggestion)}>
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
    </main>
  );
}
