import type { ReactNode } from 'react';
import { BADGE, type Label, type Point } from './map-drawing.ts';
import { phraseId } from './number-link.tsx';
import * as css from './plates.css.ts';

interface PlacesProps {
  places: readonly (Point & { name: string; label: Label | undefined })[];
  first: number;
  marked: ReadonlySet<number>;
}

/** Numbered places of a drawing, with their names where there is room. */
export const Places = ({ places, first, marked }: PlacesProps) =>
  places.map(({ x, y, name, label }, index) => (
    <Place key={index} mark={marked.has(first + index) ? first + index : undefined}>
      <circle className={css.halo} cx={x} cy={y} r={BADGE + 9} />
      <circle className={css.badge} cx={x} cy={y} r={BADGE} />
      <text className={css.badgeNumber} x={x} y={y}>
        {index + 1}
      </text>
      {label && (
        <text className={css.label} x={label.x} y={label.y} textAnchor={label.anchor}>
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </text>
      )}
    </Place>
  ));

/** A place. The list below the drawing has the same link for the keyboard. */
function Place({ mark, children }: { mark: number | undefined; children: ReactNode }) {
  if (mark === undefined) return <g>{children}</g>;
  return (
    <a href={`#${phraseId(mark)}`} tabIndex={-1} data-mark={mark}>
      {children}
    </a>
  );
}
