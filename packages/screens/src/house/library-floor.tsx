import type { GameSummary } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { Link, TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { hueScope, hueVars, visuallyHidden } from '@companion/ui/theme';
import { useHydrated } from '@companion/ui/use-hydrated';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/index.ts';
import { type AskedQuestion, Questions } from '../questions/index.ts';
import { questionsMessages } from '../questions/messages.ts';
import { Drawn } from './drawn.tsx';
import * as shared from './floor.css.ts';
import { houseMessages } from './late-messages.ts';
import * as css from './library-floor.css.ts';
import { readingLamp } from './ornaments.ts';

/** Only the fields shown, because they are sent with the page. */
type ShelvedGame = Pick<GameSummary, 'id' | 'name' | 'hue' | 'cover'>;

export interface LibraryFloorProps {
  /** For both: `null` means that they could not be loaded. */
  games: readonly ShelvedGame[] | null;
  questions: readonly AskedQuestion[] | null;
  /** The search box with its suggestions. */
  search: ReactNode;
}

/** The library: the search under a reading lamp, questions on slips of paper, the games as books. */
export function LibraryFloor({ games, questions, search }: LibraryFloorProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section className={`${shared.floor} ${css.library}`} aria-labelledby={id}>
      <div className={css.top}>
        <div>
          <h2 className={shared.title} id={id}>
            {formatMessage(houseMessages.library)}
          </h2>
          <p className={shared.text}>{formatMessage(houseMessages.libraryText)}</p>
        </div>
        <div className={css.desk}>
          <Drawn className={css.lamp} viewBox="0 0 120 64" shapes={readingLamp} />
          <div className={`${shared.brass} ${css.plate}`}>{search}</div>
        </div>
      </div>
      {questions && (
        <>
          <h3 className={visuallyHidden}>{formatMessage(questionsMessages.title)}</h3>
          <Questions questions={questions} look="slip" />
        </>
      )}
      {games && games.length > 0 && <Bookcase games={games} />}
    </section>
  );
}

/** Books in the colours of the games. The first, or the one pointed at, shows its cover. */
function Bookcase({ games }: { games: readonly ShelvedGame[] }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  // The page carries one cover; the others would cost 4 of its 20 KB.
  const isHydrated = useHydrated();
  return (
    <div>
      <div className={css.bookcase}>
        <ul className={css.books}>
          {games.map(({ id, name, hue = LAMP_HUE, cover }, index) => (
            <li key={id} className={css.book}>
              <Link
                href={addresses.game(id)}
                className={`${hueScope} ${css.volume}`}
                style={hueVars(hue)}
              >
                <span className={css.spine}>{name}</span>
                <span className={css.cover}>
                  {(index === 0 || isHydrated) && <CoverArt seed={id} scene={cover} hue={hue} />}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={shared.further}>
        <TextLink href={addresses.library}>{formatMessage(houseMessages.allGames)}</TextLink>
      </p>
    </div>
  );
}
