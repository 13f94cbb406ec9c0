import type { PlateOf } from '@companion/sdk/contract';
import { Legend } from './legend.tsx';
import { drawMap, WIDTH } from './map-drawing.ts';
import type { Numbered } from './numbered.ts';
import { Places } from './places.tsx';
import * as css from './plates.css.ts';
import { motifs } from './scenery.ts';

/** A map with numbered places. The list below it says the same in words. */
export function RouteMap({ plate, ...numbers }: Numbered<PlateOf<'route'>>) {
  const { height, roads, lamps, places, scenery } = drawMap(plate);
  const isComplete =
    plate.places.every(({ note }) => note === undefined) && places.every(({ label }) => label);
  return (
    <>
      <svg className={css.map} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <rect className={css.frame} x="5" y="5" width={WIDTH - 10} height={height - 10} rx="8" />
        <g className={css.scenery}>
          {scenery.map(({ x, y, motif, scale }) => (
            <path
              key={`${x} ${y}`}
              d={motifs[plate.ground][motif]}
              transform={`translate(${x} ${y})scale(${scale})`}
            />
          ))}
        </g>
        {roads.map((road, index) => (
          <path key={index} className={css.roadLight} d={road} />
        ))}
        {roads.map((road, index) => (
          <path key={index} className={css.road} d={road} />
        ))}
        {lamps.map(({ x, y }, index) => (
          <circle key={index} className={css.lamp} cx={x} cy={y} r="3.6" />
        ))}
        <Places places={places} {...numbers} />
      </svg>
      <Legend entries={plate.places} hidden={isComplete} {...numbers} />
    </>
  );
}
