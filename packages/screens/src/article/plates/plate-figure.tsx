import type { EntitySummary, Plate } from '@companion/sdk/contract';
import { LazySprite } from '@companion/ui/sprite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { plateMessages } from '../messages.ts';
import { BeatsDrawing } from './beats-drawing.tsx';
import { GearsDrawing } from './gears-drawing.tsx';
import { LanesDrawing } from './lanes-drawing.tsx';
import type { Numbered } from './numbered.ts';
import { Phases } from './phases.tsx';
import * as css from './plates.css.ts';
import { RecipeDrawing } from './recipe-drawing.tsx';
import { RouteMap } from './route-map.tsx';
import { SectionDrawing } from './section-drawing.tsx';
import { TablePlate } from './table-plate.tsx';

interface PlateFigureProps extends Numbered<Plate> {
  /** Looks at the reader beside the title. */
  boss: EntitySummary | undefined;
}

/** A drawing of an article with its title. */
export function PlateFigure({ plate, boss, ...numbers }: PlateFigureProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <figure className={css.figure} aria-labelledby={titleId}>
      <figcaption id={titleId} className={css.caption}>
        <span className={css.kind}>{formatMessage(plateMessages[plate.type])}</span>
        <span>{plate.title}</span>
        {boss && (
          <span className={css.stage}>
            <LazySprite seed={boss.id} look={boss.look} size={56} mood="idle" />
          </span>
        )}
      </figcaption>
      <Drawing plate={plate} {...numbers} />
    </figure>
  );
}

function Drawing({ plate, ...numbers }: Numbered<Plate>) {
  switch (plate.type) {
    case 'route':
      return <RouteMap plate={plate} {...numbers} />;
    case 'phases':
      return <Phases plate={plate} {...numbers} />;
    case 'section':
      return <SectionDrawing plate={plate} {...numbers} />;
    case 'lanes':
      return <LanesDrawing plate={plate} {...numbers} />;
    case 'beats':
      return <BeatsDrawing plate={plate} {...numbers} />;
    case 'gears':
      return <GearsDrawing plate={plate} {...numbers} />;
    case 'recipe':
      return <RecipeDrawing plate={plate} {...numbers} />;
    case 'table':
      return <TablePlate plate={plate} {...numbers} />;
  }
}
