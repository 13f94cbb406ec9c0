import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { type Look, Sprite } from '../../brand/sprite/index.ts';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './companion-card.css.ts';

export interface CompanionCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Address of the companion's page. */
  href: string;
  /** Heading and link text. */
  name: string;
  /** One sentence about the companion. */
  line: string;
  /** Seed of the companion's body. */
  seed: string;
  /** Designed body. Default: that of the seed. */
  look?: Look | undefined;
  /** Colour of the companion: hue in degrees. */
  hue: number;
  /** The companion's games as text: “星尘边境、夜航船”. */
  games?: string | undefined;
  /** `view-transition-name` of the body. Ignored unless it consists of letters, digits, `-` and `_`. */
  transitionName?: string | undefined;
  /** Heading level of the name. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** A companion in its own light, with a link to its page. Hover and focus make it happy. */
export const CompanionCard = forwardRef<HTMLElement, CompanionCardProps>(function CompanionCard(
  {
    href,
    name,
    line,
    seed,
    look,
    hue,
    games,
    transitionName = '',
    level = 3,
    className,
    style,
    onPointerEnter,
    onPointerLeave,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const [active, setActive] = useState(false);
  return (
    <article
      {...rest}
      ref={ref}
      className={classNames(hueScope, css.card, className)}
      style={{ ...hueVars(hue), ...style }}
      onPointerEnter={composeHandlers(onPointerEnter, () => setActive(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setActive(false))}
      onFocus={composeHandlers(onFocus, () => setActive(true))}
      onBlur={composeHandlers(onBlur, () => setActive(false))}
    >
      <div className={css.stage}>
        <div
          className={css.body}
          {...(/^[\w-]+$/.test(transitionName) && {
            style: { viewTransitionName: transitionName },
          })}
        >
          <Sprite seed={seed} look={look} hue={hue} size={140} mood={active ? 'happy' : 'idle'} />
        </div>
      </div>
      <div className={css.content}>
        <CardTitle href={href} level={level}>
          {name}
        </CardTitle>
        <p className={shared.line}>{line}</p>
        {games && <p className={classNames(shared.meta, css.games)}>{games}</p>}
      </div>
    </article>
  );
});
