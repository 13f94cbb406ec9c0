import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Pictogram } from '../../brand/pictogram/index.ts';
import { type Look, Sprite } from '../../brand/sprite/index.ts';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './entity-card.css.ts';

export interface EntityCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Address of the entity's page. */
  href: string;
  /** Heading and link text: the name in the game. */
  name: string;
  /** Kind of the entity, in the visitor's language: “角色”. */
  kind: string;
  /** One sentence about the entity; may be empty. */
  summary: string;
  /** Colour of the game: hue in degrees. */
  hue: number;
  /** Seed of the body, for living entities. Without it, `icon` is drawn. */
  seed?: string | undefined;
  /** Designed body of a living entity. Default: that of the seed. */
  look?: Look | undefined;
  /** Name of the `Pictogram` of another entity. Without it, a seal shows the first character of the name. */
  icon?: string | undefined;
  /** Heading level of the name. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** An entity of a game with a link to its page. */
export const EntityCard = forwardRef<HTMLElement, EntityCardProps>(function EntityCard(
  { href, name, kind, summary, hue, seed, look, icon = '', level = 3, className, style, ...rest },
  ref,
) {
  return (
    <article
      {...rest}
      ref={ref}
      className={classNames(hueScope, css.card, className)}
      style={{ ...hueVars(hue), ...style }}
    >
      <div className={css.emblem} aria-hidden="true">
        {seed === undefined ? (
          <Pictogram name={icon} otherwise={<Seal name={name} />} />
        ) : (
          <Sprite seed={seed} look={look} hue={hue} size={56} />
        )}
      </div>
      <div className={css.content}>
        <p className={classNames(shared.meta, css.kind)}>{kind}</p>
        <CardTitle href={href} level={level}>
          {name}
        </CardTitle>
        <p className={shared.words}>{summary}</p>
      </div>
    </article>
  );
});

function Seal({ name }: { name: string }) {
  // By code point: `name[0]` would split a surrogate pair.
  return <span className={css.seal}>{[...name][0]}</span>;
}
