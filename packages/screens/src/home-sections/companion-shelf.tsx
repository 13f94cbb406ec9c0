import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { CompanionEntry } from '../cards/companion.tsx';
import * as css from './companion-shelf.css.ts';
import type { HomeCharacter } from './home-sections.tsx';
import { homeSectionsMessages } from './messages.ts';

/** The companions of the home page, each in its own light. `null`: could not be loaded. */
export function CompanionShelf({ characters }: { characters: readonly HomeCharacter[] | null }) {
  const { formatMessage } = useIntl();
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
      {characters.map((character) => (
        <li key={character.id} className={css.place}>
          <CompanionEntry character={character} />
        </li>
      ))}
    </ul>
  );
}
