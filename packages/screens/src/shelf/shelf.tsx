import type { KeptEntry } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { Sprite } from '@companion/ui/sprite';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import { moBan } from '../layout/cast.ts';
import { useFocusFallback } from '../layout/use-focus-fallback.ts';
import { Board } from './board.tsx';
import { KeptThing } from './kept-thing.tsx';
import { shelfMessages } from './messages.ts';
import * as css from './shelf.css.ts';
import { ofKind, type ShelfThings, storiesOnShelf } from './shelf-things.ts';
import { StoryTicket } from './story-ticket.tsx';

export interface ShelfProps {
  /** Kept things and found endings, newest first. */
  items: readonly KeptEntry[];
  /** `null` until they are loaded. */
  things: ShelfThings | null;
  /** Says that the things are in this browser only. */
  onlyHere: boolean;
  /** A thing was removed, or put back. */
  onKeep: (item: KeptEntry, kept: boolean) => void;
}

/**
 * A bookcase with what the visitor keeps: a board each for companions, games, guides and stories. Its height does not
 * depend on its content, so nothing below it moves when the browser's storage or the library answers.
 */
export function Shelf({ items, things, onlyHere, onKeep }: ShelfProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const titleId = useId();
  const shelf = useRef<HTMLElement>(null);
  const focusFallback = useFocusFallback(() => shelf.current);
  /** What was on the shelf when tidying began: removed things keep their places. `null`: not tidying. */
  const [tidied, setTidied] = useState<readonly KeptEntry[] | null>(null);

  const shown = tidied ?? items;
  const stories = things ? storiesOnShelf(things, items) : [];
  const isKept = ({ kind, id }: KeptEntry) =>
    items.some((item) => item.kind === kind && item.id === id);
  const board = (kind: 'companion' | 'game' | 'article') =>
    ofKind(shown, kind).map((item) => (
      <KeptThing
        key={item.id}
        item={item}
        things={things}
        tidy={tidied ? { isKept: isKept(item), onToggle: (kept) => onKeep(item, kept) } : null}
      />
    ));
  const hasThings = shown.some(({ kind }) => kind !== 'ending');
  const note = tidied ? shelfMessages.tidying : onlyHere && hasThings && shelfMessages.onlyHere;

  return (
    <section ref={shelf} className={css.shelf} aria-labelledby={titleId} tabIndex={-1}>
      <header className={css.head} {...focusFallback}>
        <h2 id={titleId} className={css.title}>
          {formatMessage(shelfMessages.title)}
        </h2>
        <p className={css.note}>{note && formatMessage(note)}</p>
        {hasThings && (
          <Button
            size="s"
            className={css.tidy}
            aria-pressed={tidied !== null}
            onClick={() => setTidied(tidied ? null : items)}
          >
            {formatMessage(shelfMessages.tidy)}
          </Button>
        )}
      </header>
      <div className={css.bookcase}>
        <Board
          title={formatMessage(shelfMessages.companions)}
          empty={formatMessage(shelfMessages.noCompanions)}
          sitter={<Sprite {...moBan} size={96} mood="sleepy" />}
          href={addresses.companions}
        >
          {board('companion')}
        </Board>
        <Board
          title={formatMessage(shelfMessages.games)}
          empty={formatMessage(shelfMessages.noGames)}
          href={addresses.library}
        >
          {board('game')}
        </Board>
        <Board
          title={formatMessage(shelfMessages.articles)}
          empty={formatMessage(shelfMessages.noArticles)}
          href={addresses.search}
        >
          {board('article')}
        </Board>
        <Board
          title={formatMessage(shelfMessages.stories)}
          empty={formatMessage(shelfMessages[things && !things.stories ? 'noAnswer' : 'noStories'])}
          href={things && !things.stories ? undefined : addresses.companions}
        >
          {stories.map(({ story, found }) => (
            <StoryTicket key={story.id} story={story} found={found} />
          ))}
        </Board>
      </div>
    </section>
  );
}
