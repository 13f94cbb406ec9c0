import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './article-card.css.ts';

export interface ArticleCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'title'> {
  /** Address of the article. */
  href: string;
  /** Heading and link text; search matches in `<mark>`. */
  title: ReactNode;
  /** Name of the article's game. */
  game: string;
  /** An excerpt of the text; search matches in `<mark>`. */
  excerpt: ReactNode;
  /** Colour of the game: hue in degrees. */
  hue: number;
  /** Heading level of the title. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** An article of the library, for lists and search results. */
export const ArticleCard = forwardRef<HTMLElement, ArticleCardProps>(function ArticleCard(
  { href, title, game, excerpt, hue, level = 3, className, style, ...rest },
  ref,
) {
  return (
    <article
      {...rest}
      ref={ref}
      className={classNames(hueScope, css.card, className)}
      style={{ ...hueVars(hue), ...style }}
    >
      <p className={classNames(shared.meta, css.game)}>{game}</p>
      <CardTitle href={href} level={level}>
        {title}
      </CardTitle>
      <p className={classNames(shared.words, css.excerpt)}>{excerpt}</p>
    </article>
  );
});
