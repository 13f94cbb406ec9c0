import type { CharacterFigure } from '@companion/sdk/contract';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { Section, useAddresses } from '../layout/index.ts';
import * as css from './companions-wall.css.ts';
import { companionsMessages } from './messages.ts';

export interface CompanionsWallProps {
  /** All looks of the companions on this page of the square. */
  looks: readonly CharacterFigure[];
}

/**
 * A page of the character square (spec §7): every look of the companions. It works without scripts.
 */
export function CompanionsWall({ looks }: CompanionsWallProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <Section title={formatMessage(companionsMessages.square)}>
      <ul className={css.wall}>
        {looks.map(({ id, character_id, name, seed, look, hue = LAMP_HUE }) => (
          <li key={id} className={css.place}>
            <Link
              href={addresses.companion(character_id, id)}
              className={`${hueScope} ${css.look}`}
              style={hueVars(hue)}
            >
              <Sprite seed={seed} look={look} hue={hue} size={88} still />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
