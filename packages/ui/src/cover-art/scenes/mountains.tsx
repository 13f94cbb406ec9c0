import * as css from '../cover-art.css.ts';
import type { Scene } from './scene.ts';

/** Ranges behind each other under a moon, lights along a path. */
export const mountains: Scene = ({ brush, glow, lamp }) => {
  const moon = { x: brush.between(500, 680), y: brush.between(90, 190), r: brush.between(36, 58) };
  const path = brush.row(7, (share) => ({
    x: 120 + share * 420 + brush.between(-18, 18),
    y: 560 - share * 150 + brush.between(-8, 8),
    r: 7 - share * 4,
  }));
  return (
    <>
      <circle cx={moon.x} cy={moon.y} r={moon.r * 4} fill={glow} opacity="0.5" />
      <circle cx={moon.x} cy={moon.y} r={moon.r} className={css.bright} />
      <path d={brush.ridge(380, 150, 7)} className={css.farthest} />
      <path d={brush.ridge(440, 150, 6)} className={css.far} />
      <path d={brush.ridge(500, 130, 5)} className={css.middle} />
      <path d={brush.swell(520, 46, 3)} className={css.near} />
      {path.map(({ x, y, r }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r * 5} fill={lamp} />
          <circle cx={x} cy={y} r={r} className={css.lamp} />
        </g>
      ))}
      <path d={brush.swell(590, 22, 4)} className={css.nearest} />
    </>
  );
};
