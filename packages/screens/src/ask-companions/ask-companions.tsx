import type { Character } from '@companion/sdk/contract';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { companionMessages } from '../companion/messages.ts';
import { useAddresses } from '../layout/index.ts';
import * as css from './ask-companions.css.ts';

export type AskableCompanion = Pick<Character, 'id' | 'name' | 'line' | 'seed' | 'look' | 'hue'>;

interface AskCompanionsProps {
  companions: readonly AskableCompanion[];
  /** Called before the link opens the chat. */
  onAsk?: (id: string) => void;
}

/** Companions, each a link to its chat. */
export function AskCompanions({ companions, onAsk }: AskCompanionsProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <ul className={css.companions}>
      {companions.map(({ id, name, line, seed = id, look, hue = LAMP_HUE }) => (
        <li key={id}>
          <Link
            href={addresses.chat(id)}
            className={`${hueScope} ${css.companion}`}
            style={hueVars(hue)}
            onClick={() => onAsk?.(id)}
          >
            <Sprite seed={seed} look={look} hue={hue} size={64} mood="curious" still />
            <span className={css.words}>
              <span className={css.name}>{formatMessage(companionMessages.chat, { name })}</span>
              <span className={css.line}>{line}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
