import type { PlateOf } from '@companion/sdk/contract';
import { Pictogram } from '@companion/ui/pictogram';
import { NumberLink, placeId } from './number-link.tsx';
import type { Numbered } from './numbered.ts';
import * as css from './plates.css.ts';

/** Things on one side, what they make on the other. */
export function RecipeDrawing({ plate, first, marked }: Numbered<PlateOf<'recipe'>>) {
  const { parts, makes } = plate;
  const list = (things: PlateOf<'recipe'>['parts'], before: number) => (
    <ol className={css.things}>
      {things.map(({ name, note, icon }, index) => {
        const mark = first + before + index;
        return (
          <li key={index} id={placeId(mark)} className={css.entry} data-mark={mark}>
            {icon === undefined ? (
              <NumberLink number={before + index + 1} mark={marked.has(mark) ? mark : undefined} />
            ) : (
              <Pictogram name={icon} size={32} />
            )}
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              {note !== undefined && <span className={css.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
  return (
    <div className={css.recipe}>
      {list(parts, 0)}
      <svg className={css.becomes} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12Q8 10.500 12 12T20 12M15 6.500Q17 10 21 12Q17 14 15 17.500" />
      </svg>
      {list(makes, parts.length)}
    </div>
  );
}
