import type { ReactNode } from 'react';
import * as shared from '../internal/card.css.ts';
import { CardTitle } from '../internal/card-title.tsx';
import { classNames } from '../internal/class-names.ts';
import { hueScope } from '../theme/hue-scope.css.ts';
import { hueVars } from '../theme/hue-vars.ts';
import * as css from './article-card.css.ts';

export interface ArticleCardProps {
  href: string;
  title: string;
  /** Name of the game it belongs to. */
  game: string;
  /** A passage; what was searched for in `<mark>`. */
  excerpt: ReactNode;
  hue: number;
  level?: 2 | 3 | 4;
}

/** An article of the library, also as a hit of a search or a source of an answer. */
export function ArticleCard({ href, title, game, excerpt, hue, level = 3 }: ArticleCardProps) {
  return (
    <article className={classNames(hueScope, css.card)} style={hueVars(hue)}>
      <p className={classNames(shared.meta, css.game)}>{game}</p>
      <CardTitle href={href} level={level}>
        {title}
      </CardTitle>
      <p className={classNames(shared.words, css.excerpt)}>{excerpt}</p>
    </article>
  );
}
