import type { CharacterFigure } from '@companion/sdk/contract';
import { Link } from '@companion/ui/link';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { page, useAddresses } from '../layout/index.ts';
import { partnersMessages } from './messages.ts';
import * as css from './partners-wall.css.ts';

export interface PartnersWallProps {
  /** The looks of those on the page of the square. */
  figures: readonly CharacterFigure[];
}

/** A page of the character square (spec §7): each companion in all its looks. Links and pictures alone: whoever reads needs no code for it. */
export function PartnersWall({ figures }: PartnersWallProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <section className={page.section}>
      <h2 className={page.sectionTitle}>{formatMessage(partnersMessages.square)}</h2>
      <ul className={css.wall}>
        {figures.map(({ id, character_id, name, seed, hue = 62 }) => (
          <li key={id} className={css.place}>
            <Link
              href={addresses.partner(character_id)}
              className={`${hueScope} ${css.figure}`}
              style={hueVars(hue)}
            >
              <Sprite seed={seed} hue={hue} size={88} still />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
