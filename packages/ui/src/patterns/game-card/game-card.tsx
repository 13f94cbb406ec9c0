import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import * as pictured from '../../internal/pictured-card.css.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './game-card.css.ts';

export interface GameCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Address of the game's page. */
  href: string;
  /** Heading and link text: the official name. */
  name: string;
  /** Genre and subject, in one line. */
  line: string;
  /** A number with its unit: “212 篇攻略”. */
  facts?: string | undefined;
  /** Colour of the game: hue in degrees. */
  hue: number;
  /** Decorative image, 4:3, above the text, or beside it in a card of 540 px or more. */
  cover: ReactNode;
  /** Heading level of the name. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** A game with its cover and a link to its page. */
export const GameCard = forwardRef<HTMLElement, GameCardProps>(function GameCard(
  { href, name, line, facts, hue, cover, level = 3, className, style, ...rest },
  ref,
) {
  return (
    <article
      {...rest}
      ref={ref}
      className={classNames(hueScope, pictured.card, className)}
      style={{ ...hueVars(hue), ...style }}
    >
      <div className={pictured.sides}>
        <div className={css.cover}>{cover}</div>
        <div className={pictured.beside}>
          <CardTitle href={href} level={level}>
            {name}
          </CardTitle>
          <p className={shared.line}>{line}</p>
          {facts && <p className={classNames(shared.meta, css.facts)}>{facts}</p>}
        </div>
      </div>
    </article>
  );
});
