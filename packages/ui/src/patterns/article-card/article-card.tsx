import type { ReactNode } from 'react';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './article-card.css.ts';

export interface ArticleCardProps {
  /** Its page. */
  href: string;
  /** As a heading and the link; what was searched for in `<mark>`. */
  title: ReactNode;
  /** Name of the game it belongs to. */
  game: string;
  /** A passage; what was searched for in `<mark>`. */
  excerpt: ReactNode;
  /** Degrees: its game's. */
  hue: number;
  /** Rank of the title in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** An article of the library, also as a hit of a search or a source of an answer. */
export function ArticleCard({ href, title, game, excerpt, hue, level = 3 }: ArticleCardProps) {
  return (
    <article className={classNames(hueScope, css.card)} style={hueVars(hue)}>
      <p className={classNames(shared.meta, css.game)}>{game}</p>
      <CardTitle href={href} level={level}>
        {title}
      </CardTitle>
      <p className={shared.words}>{excerpt}</p>
    </article>
  );
}
