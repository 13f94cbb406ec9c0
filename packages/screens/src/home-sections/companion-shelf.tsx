import { CompanionCard } from '@companion/ui/companion-card';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/index.ts';
import * as css from './companion-shelf.css.ts';
import type { HomeCharacter } from './home-sections.tsx';
import { homeSectionsMessages } from './messages.ts';

/** The companions of the home page, each in its own light. `null`: they could not be loaded. */
export function CompanionShelf({ characters }: { characters: readonly HomeCharacter[] | null }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  if (!characters || characters.length === 0)
    return (
      <div className={css.nobody}>
        <Sprite seed="lost-key" size={96} mood={characters ? 'sleepy' : 'sad'} />
        <p>
          {formatMessage(characters ? homeSectionsMessages.empty : homeSectionsMessages.failed)}
        </p>
      </div>
    );
  return (
    <ul className={css.shelf}>
      {characters.map(({ id, name, line, seed = id, hue = 62, games }) => (
        <li key={id} className={css.place}>
          <CompanionCard
            href={addresses.partner(id)}
            name={name}
            line={line}
            seed={seed}
            hue={hue}
            games={games.slice(0, 2).join(' · ')}
            transitionName={`companion-${id}`}
          />
        </li>
      ))}
    </ul>
  );
}
