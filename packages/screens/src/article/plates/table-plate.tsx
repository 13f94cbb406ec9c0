import type { PlateOf } from '@companion/sdk/contract';
import { placeId } from './number-link.tsx';
import type { Numbered } from './numbered.ts';
import * as css from './plates.css.ts';

/** A table. Its rows light with their phrases. */
export function TablePlate({ plate, first }: Numbered<PlateOf<'table'>>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {plate.columns.map((column, index) => (
            <th key={index} scope="col" className={css.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plate.rows.map(([name, ...cells], index) => (
          <tr key={index} id={placeId(first + index)} className={css.row} data-mark={first + index}>
            <th scope="row" className={css.rowName}>
              {name}
            </th>
            {cells.slice(0, plate.columns.length - 1).map((cell, at) => (
              <td key={at} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
