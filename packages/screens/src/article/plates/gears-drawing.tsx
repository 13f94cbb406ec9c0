import type { PlateOf } from '@companion/sdk/contract';
import { Legend } from './legend.tsx';
import { round, WIDTH } from './map-drawing.ts';
import type { Numbered } from './numbered.ts';
import * as css from './plates.css.ts';

/** Units for each tooth of a wheel's radius, at most. */
const MOST = 2.1;
const TOOTH = 5;

/** Trains of wheels. They turn while the pointer is on the drawing. */
export function GearsDrawing({ plate, ...numbers }: Numbered<PlateOf<'gears'>>) {
  return (
    <>
      <div className={css.machine}>
        {plate.trains.map(({ teeth }, index) => (
          <Train key={index} teeth={teeth} />
        ))}
      </div>
      <Legend entries={plate.trains} {...numbers} />
    </>
  );
}

function Train({ teeth }: { teeth: readonly number[] }) {
  const sum = teeth.reduce((total, each) => total + each, 0);
  const unit = Math.min(MOST, (WIDTH - 32 - TOOTH) / (2 * sum));
  const radii = teeth.map((each) => each * unit);
  const height = round(Math.max(...radii) * 2 + 28);
  const start = (WIDTH - 2 * sum * unit) / 2;
  return (
    <svg className={css.map} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {teeth.map((count, index) => {
        const radius = radii[index] ?? 0;
        const before = radii.slice(0, index).reduce((total, each) => total + 2 * each, 0);
        const x = round(start + before + radius);
        const y = round(height / 2);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <path
              className={index % 2 === 0 ? css.wheel : css.wheelBack}
              d={outline(count, radius)}
              style={{ animationDuration: `${round(count / 2)}s` }}
            />
            {radius > 15 && <circle className={css.hub} r={round(radius - 7)} />}
            <text className={css.badgeNumber}>{count}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** A wheel around the origin. */
function outline(teeth: number, radius: number): string {
  const step = (2 * Math.PI) / teeth;
  const tip = radius + TOOTH / 2;
  const root = radius - TOOTH / 2;
  const at = (angle: number, r: number) =>
    `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
  return `M${Array.from({ length: teeth }, (_, index) => {
    const angle = index * step;
    return [
      at(angle - step * 0.28, root),
      at(angle - step * 0.16, tip),
      at(angle + step * 0.16, tip),
      at(angle + step * 0.28, root),
    ].join('L');
  }).join('L')}Z`;
}
