import type { ReactNode } from 'react';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import * as pictured from '../../internal/pictured-card.css.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './game-card.css.ts';

export interface GameCardProps {
  /** Its page. */
  href: string;
  /** As its makers write it. */
  name: string;
  /** What kind of game, and what it is about. */
  line: string;
  /** “212 篇攻略”. */
  facts?: string | undefined;
  /** Degrees: the game's, everywhere the same. */
  hue: number;
  /** Fills a place of 4:3 over the words, or beside them in a card as wide as two; decoration. */
  cover: ReactNode;
  /** Rank of the title in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** A game on its shelf. */
export function GameCard({ href, name, line, facts, hue, cover, level = 3 }: GameCardProps) {
  return (
    <article className={classNames(hueScope, pictured.card)} style={hueVars(hue)}>
      <div className={pictured.sides}>
        <div className={css.cover}>{cover}</div>
        <div className={pictured.beside}>
          <CardTitle href={href} level={level}>
            {name}
          </CardTitle>
          <p className={shared.words}>{line}</p>
          {facts && <p className={classNames(shared.meta, css.facts)}>{facts}</p>}
        </div>
      </div>
    </article>
  );
}
