import { Link } from '@companion/ui/link';
import { spriteTraits } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import { shelfMessages } from './messages.ts';
import * as css from './shelf.css.ts';
import type { StoryOnShelf } from './shelf-things.ts';

/** More endings are told in words only. */
const MOST_LAMPS = 12;

/** A story that was begun: a lamp for each of its endings, lit when it was found. */
export function StoryTicket({ story, found }: StoryOnShelf) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const all = Math.max(story.endings ?? 0, found.length);
  return (
    <li className={`${hueScope} ${css.place}`} style={hueVars(spriteTraits(story.id).hue)}>
      <Link href={addresses.story(story.character_id, story.id)} className={css.ticket}>
        <span className={css.ticketTitle}>{story.title}</span>
        <span className={css.lamps} aria-hidden="true">
          {Array.from({ length: Math.min(all, MOST_LAMPS) }, (_, index) => (
            <span key={index} className={index < found.length ? css.lit : css.dark} />
          ))}
        </span>
        <span className={css.ticketFacts}>
          {formatMessage(shelfMessages.endings, { found: found.length, all })}
        </span>
      </Link>
    </li>
  );
}
