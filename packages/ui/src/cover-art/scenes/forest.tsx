import * as css from '../cover-art.css.ts';
import type { Scene } from './scene.ts';

/** Trunks behind trunks, light between them, fireflies, and pipes that roots have taken. */
export const forest: Scene = ({ brush, glow, lamp }) => {
  const trunks = (count: number, narrow: number, wide: number) =>
    brush
      .row(count, (share) => {
        const x = Math.round(share * 860 - 30 + brush.between(-30, 30));
        const width = Math.round(brush.between(narrow, wide));
        const lean = Math.round(brush.between(-20, 20));
        return `M${x} 610l${lean} -640h${width * 0.7}l${width * 0.3 - lean} 640z`;
      })
      .join('');
  const flies = brush.row(12, () => ({
    x: brush.between(60, 740),
    y: brush.between(200, 520),
    r: brush.between(2, 4.5),
  }));
  const pipe = brush.between(410, 460);
  return (
    <>
      <circle cx="330" cy="250" r="400" fill={glow} opacity="0.7" />
      <path d={trunks(11, 12, 26)} className={css.farthest} />
      <path d={trunks(8, 24, 44)} className={css.far} />
      <path d={brush.swell(520, 30, 4)} className={css.middle} />
      <path
        d={`M-20 ${pipe}H250q40 0 40 40v30q0 40 40 40H830`}
        className={css.darkLine}
        strokeWidth="30"
      />
      <path
        d={`M-20 ${pipe - 7}H250q47 0 47 47v30q0 33 33 33H830`}
        className={css.line}
        strokeWidth="3"
        opacity="0.5"
      />
      <path d={trunks(5, 44, 84)} className={css.near} />
      {flies.map(({ x, y, r }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r * 5} fill={lamp} />
          <circle cx={x} cy={y} r={r} className={css.lamp} />
        </g>
      ))}
      <path d={brush.swell(580, 34, 5)} className={css.nearest} />
    </>
  );
};
