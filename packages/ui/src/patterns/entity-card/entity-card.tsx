import { Sprite } from '../../brand/sprite/index.ts';
import * as shared from '../../internal/card.css.ts';
import { CardTitle } from '../../internal/card-title.tsx';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import * as css from './entity-card.css.ts';

export interface EntityCardProps {
  /** Its page. */
  href: string;
  /** As the game writes it. */
  name: string;
  /** What it is, in the reader's language: “角色”. */
  kind: string;
  /** One sentence about it; may be empty. */
  summary: string;
  /** Degrees: its game's. */
  hue: number;
  /** Decides the body of what is alive; without one a seal with the first letter of its name stands there. */
  seed?: string | undefined;
  /** Rank of the title in the outline of the page. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** Somebody or something of a game, as a field guide shows it. */
export function EntityCard({ href, name, kind, summary, hue, seed, level = 3 }: EntityCardProps) {
  return (
    <article className={classNames(hueScope, css.card)} style={hueVars(hue)}>
      <div className={css.emblem} aria-hidden="true">
        {seed === undefined ? <Seal name={name} /> : <Sprite seed={seed} hue={hue} size={56} />}
      </div>
      <div className={css.words}>
        <p className={classNames(shared.meta, css.kind)}>{kind}</p>
        <CardTitle href={href} level={level}>
          {name}
        </CardTitle>
        <p className={shared.words}>{summary}</p>
      </div>
    </article>
  );
}

/** The first letter, as a reader counts letters. */
function Seal({ name }: { name: string }) {
  return <span className={css.seal}>{[...name][0]}</span>;
}
