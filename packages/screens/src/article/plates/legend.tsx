import { visuallyHidden } from '@companion/ui/theme';
import type { ReactNode } from 'react';
import { NumberLink, placeId } from './number-link.tsx';
import * as css from './plates.css.ts';

interface LegendProps {
  entries: readonly { name: string; note?: string | undefined }[];
  first: number;
  marked: ReadonlySet<number>;
  /** All of it is on the drawing too: the list is for screen readers. */
  hidden?: boolean;
  /** Something drawn for each entry. */
  children?: (index: number) => ReactNode;
}

/** The entries of a drawing in words. */
export function Legend({ entries, first, marked, hidden = false, children }: LegendProps) {
  return (
    <ol className={hidden ? visuallyHidden : css.legend}>
      {entries.map(({ name, note }, index) => {
        const mark = first + index;
        return (
          <li key={index} id={placeId(mark)} className={css.entry} data-mark={mark}>
            <NumberLink number={index + 1} mark={marked.has(mark) ? mark : undefined} />
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              {note !== undefined && <span className={css.note}>{note}</span>}
              {children?.(index)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
