import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { CompanionEntry } from '../cards/companion.tsx';
import * as css from './companion-shelf.css.ts';
import type { HomeCompanion } from './home-sections.tsx';
import { homeSectionsMessages } from './messages.ts';

/** The companions of the home page. `null`: they could not be loaded. */
export function CompanionShelf({ companions }: { companions: readonly HomeCompanion[] | null }) {
  const { formatMessage } = useIntl();
  if (!companions || companions.length === 0)
    return (
      <div className={css.empty}>
        <Sprite seed="lost-key" size={96} mood={companions ? 'sleepy' : 'sad'} />
        <p>
          {formatMessage(companions ? homeSectionsMessages.empty : homeSectionsMessages.failed)}
        </p>
      </div>
    );
  return (
    <ul className={css.shelf}>
      {companions.map((companion) => (
        <li key={companion.id} className={css.place}>
          <CompanionEntry companion={companion} />
        </li>
      ))}
    </ul>
  );
}
