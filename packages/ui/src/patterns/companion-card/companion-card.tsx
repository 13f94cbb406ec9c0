import { useState } from 'react';
import { Sprite } from '../../brand/sprite/index.ts';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './companion-card.css.ts';

export interface CompanionCardProps {
  /** Its page. */
  href: string;
  /** Its name, as a heading and the link. */
  name: string;
  /** One sentence it says of itself. */
  line: string;
  /** Decides its body. */
  seed: string;
  /** Degrees: the light it stands in. */
  hue: number;
  /** Games it knows, in words: “星尘边境、夜航船”. */
  games?: string | undefined;
  /** `view-transition-name` of its body, which travels to the detail page. */
  transitionName?: string | undefined;
  /** Rank of the title in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** A companion in its own light; it is happy under the pointer. */
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
  const [near, setNear] = useState(false);
  return (
    <article
      className={classNames(hueScope, css.card)}
      style={hueVars(hue)}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <div className={css.stage}>
        <div
          className={css.body}
          {...(transitionName && { style: { viewTransitionName: transitionName } })}
        >
          <Sprite seed={seed} hue={hue} size={148} mood={near ? 'happy' : 'idle'} />
        </div>
      </div>
      <div className={css.words}>
        <CardTitle href={href} level={level}>
          {name}
        </CardTitle>
        <p className={shared.words}>{line}</p>
        {games && <p className={classNames(shared.meta, css.games)}>{games}</p>}
      </div>
    </article>
  );
}
