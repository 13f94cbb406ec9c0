import type { PlateOf } from '@companion/sdk/contract';
import { Legend } from './legend.tsx';
import { type Label, round, TEXT, WIDTH, widthOf } from './map-drawing.ts';
import type { Numbered } from './numbered.ts';
import { Places } from './places.tsx';
import * as css from './plates.css.ts';

const STEP = 48;
const ENDS = 40;
/** A gatehouse around the origin. */
const GATE = 'M-15 14V-8H15V14M-18-8L0-19L18-8ZM-5 14V3Q0-3 5 3V14';

/** Roads that part and meet again between two gatehouses. */
export function LanesDrawing({ plate, ...numbers }: Numbered<PlateOf<'lanes'>>) {
  const { lanes } = plate;
  const height = Math.max(150, lanes.length * STEP + 30);
  const middle = height / 2;
  const yOf = (index: number) => round(middle + (index - (lanes.length - 1) / 2) * STEP);
  const roads = lanes.map((_, index) => {
    const y = yOf(index);
    return `M${ENDS} ${middle}C70 ${middle} 62 ${y} 104 ${y}H${WIDTH - 104}C${WIDTH - 62} ${y} ${WIDTH - 70} ${middle} ${WIDTH - ENDS} ${middle}`;
  });
  return (
    <>
      <svg className={css.map} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {roads.map((road) => (
          <path key={road} className={css.roadLight} d={road} />
        ))}
        {roads.map((road) => (
          <path key={road} className={css.road} d={road} />
        ))}
        {[ENDS - 12, WIDTH - ENDS + 12].map((x) => (
          <path key={x} className={css.gate} d={GATE} transform={`translate(${x} ${middle})`} />
        ))}
        <Places
          places={lanes.map(({ name }, index) => ({
            x: 122,
            y: yOf(index),
            name,
            label: labelAt(yOf(index), name),
          }))}
          {...numbers}
        />
      </svg>
      <Legend entries={lanes} {...numbers} />
    </>
  );
}

function labelAt(y: number, name: string): Label | undefined {
  const [left, right] = [140, 140 + widthOf(name)];
  if (right > WIDTH - 84) return undefined;
  const box = { left, right, top: y - TEXT, bottom: y + TEXT };
  return { x: left, y, anchor: 'start', box };
}
