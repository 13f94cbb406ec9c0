import * as css from '../cover-art.css.ts';
import type { Scene } from './scene.ts';

/** Sand in the last light, a line of bells on poles across it. */
export const dunes: Scene = ({ brush, glow }) => {
  const sun = { x: brush.between(180, 330), y: brush.between(230, 290) };
  const poles = brush.row(5, (share) => ({
    x: 300 + share * 420 + brush.between(-24, 24),
    foot: 470 - share * 70,
    height: 170 - share * 110,
  }));
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r="230" fill={glow} opacity="0.6" />
      <circle cx={sun.x} cy={sun.y} r="62" className={css.bright} />
      <path d={brush.swell(350, 40, 4)} className={css.farthest} />
      <path d={brush.swell(405, 60, 3)} className={css.far} />
      {poles.map(({ x, foot, height }) => (
        <g key={x}>
          <path
            d={`M${x} ${foot}V${foot - height}h${height * 0.34}`}
            className={css.darkLine}
            strokeWidth={height * 0.05}
            strokeLinejoin="round"
          />
          <path
            d={`m${x + height * 0.34} ${foot - height + 2}c${height * 0.13} ${height * 0.02} ${height * 0.1} ${height * 0.16} ${height * 0.17} ${height * 0.24}h${-height * 0.34}c${height * 0.07} ${-height * 0.08} ${height * 0.04} ${-height * 0.22} ${height * 0.17} ${-height * 0.24}z`}
            className={css.nearest}
          />
        </g>
      ))}
      <path d={brush.swell(485, 64, 2.5)} className={css.middle} />
      <path d={brush.swell(560, 48, 2)} className={css.near} />
    </>
  );
};
