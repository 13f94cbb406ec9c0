import type { Character } from '@companion/sdk/contract';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import * as css from './companion-shelf.css.ts';
import { homeMessages } from './messages.ts';

/** The companions of the home page, each in its own light. `null`: they could not be loaded. */
export function CompanionShelf({ characters }: { characters: readonly Character[] | null }) {
  const { formatMessage, formatList } = useIntl();
  if (!characters || characters.length === 0)
    return (
      <div className={css.nobody}>
        <Sprite seed="lost-and-found" size={96} mood={characters ? 'sleepy' : 'sad'} />
        <p>{formatMessage(characters ? homeMessages.empty : homeMessages.failed)}</p>
      </div>
    );
  return (
    <ul className={css.shelf}>
      {characters.map(({ id, name, line, seed = id, hue = 62, games }) => (
        <li key={id} className={`${hueScope} ${css.card}`} style={hueVars(hue)}>
          <div className={css.stage}>
            <Sprite seed={seed} hue={hue} size={128} watching />
          </div>
          <h3 className={css.name}>{name}</h3>
          <p className={css.line}>{line}</p>
          {games.length > 0 && (
            <p className={css.games}>
              {formatMessage(homeMessages.knows, {
                games: formatList(games.slice(0, 2), { type: 'unit', style: 'narrow' }),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
