import { useState } from 'react';
import { Sprite } from '../../brand/sprite/index.ts';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './companion-card.css.ts';

export interface CompanionCardProps {
  /** Address of the companion's page. */
  href: string;
  /** Heading and link text. */
  name: string;
  /** One sentence about the companion. */
  line: string;
  /** Seed of the companion's body. */
  seed: string;
  /** Colour of the companion: hue in degrees. */
  hue: number;
  /** The companion's games as text: “星尘边境、夜航船”. */
  games?: string | undefined;
  /** `view-transition-name` of the body. */
  transitionName?: string | undefined;
  /** Heading level of the name. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** A companion in its own light, with a link to its page. Hover and focus make it happy. */
export function CompanionCard({
  href,
  name,
  line,
  seed,
  hue,
  games,
  transitionName,
  level = 3,
}: CompanionCardProps) {
  const [active, setActive] = useState(false);
  return (
    <article
      className={classNames(hueScope, css.card)}
      style={hueVars(hue)}
      onPointerEnter={() => setActive(true)}
      onPointerLeave={() => setActive(false)}
      onFocus={() => setActive(true)}
      onBlur={() => setActive(false)}
    >
      <div className={css.stage}>
        <div
          className={css.body}
          {...(transitionName && { style: { viewTransitionName: transitionName } })}
        >
          <Sprite seed={seed} hue={hue} size={148} mood={active ? 'happy' : 'idle'} />
        </div>
      </div>
      <div className={css.content}>
        <CardTitle href={href} level={level}>
          {name}
        </CardTitle>
        <p className={shared.words}>{line}</p>
        {games && <p className={classNames(shared.meta, css.games)}>{games}</p>}
      </div>
    </article>
  );
}
