import type { Character } from '@companion/sdk/contract';
import { ArrowRight } from '@companion/ui/icon';
import { Link } from '@companion/ui/link';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import * as css from './continue-line.css.ts';
import { continueMessages } from './messages.ts';

export interface ContinueLineProps {
  /** The last talk or story in this browser. */
  recent: {
    kind: 'talk' | 'story';
    id: string;
    /** Id of the companion. */
    companion: string;
    name: string;
    title: string;
    /** Language of `name` and `title`. */
    language: string;
  };
  /** What the page knows of the companion. Without it the line has no body. */
  companion?: Pick<Character, 'name' | 'seed' | 'look' | 'hue'> | undefined;
}

/** Leads a visitor who was here before back to the last talk or story. */
export function ContinueLine({ recent, companion }: ContinueLineProps) {
  const { formatMessage, locale } = useIntl();
  const addresses = useAddresses();
  const { kind, id, title } = recent;
  const isInLanguage = recent.language.slice(0, 2) === locale.slice(0, 2);
  const name = companion?.name ?? (isInLanguage ? recent.name : undefined);
  const talk = name === undefined ? 'unnamedTalk' : 'talk';
  const story = name === undefined ? 'unnamedStory' : isInLanguage ? 'story' : 'anyStory';
  const href =
    kind === 'talk' ? addresses.chat(recent.companion) : addresses.story(recent.companion, id);
  return (
    <Link
      href={href}
      className={companion?.hue === undefined ? css.line : `${hueScope} ${css.line}`}
      style={companion?.hue === undefined ? undefined : hueVars(companion.hue)}
    >
      <span className={css.words}>
        {formatMessage(continueMessages[kind === 'talk' ? talk : story], { name, title })}
      </span>
      <ArrowRight size={18} className={css.arrow} />
      {/* Last: its place is empty until the first interaction. */}
      {companion && (
        <span className={css.body}>
          <Sprite
            seed={companion.seed ?? recent.companion}
            look={companion.look}
            hue={companion.hue}
            size={56}
            mood="happy"
          />
        </span>
      )}
    </Link>
  );
}
