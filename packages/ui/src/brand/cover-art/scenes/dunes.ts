import { tenths } from '../../../internal/rounded.ts';
import { circle, path, type Scene } from './scene.ts';

/** Sand in the evening light, and bells on poles. */
export const dunes: Scene = (brush) => {
  const sun = { x: brush.between(180, 330), y: brush.between(230, 290) };
  const bells = brush.row(5, (share) => {
    const x = 300 + share * 420 + brush.between(-24, 24);
    const foot = 470 - share * 70;
    const height = 170 - share * 110;
    const top = foot - height;
    const arm = height * 0.34;
    const half = height * 0.025;
    const pole = tenths`M${x - half} ${foot}V${top}q0 ${-half} ${half} ${-half}h${arm}v${2 * half}H${x + half}V${foot}z`;
    const bell = tenths`M${x + arm} ${top + 2}c${height * 0.13} ${height * 0.02} ${height * 0.1} ${height * 0.16} ${height * 0.17} ${height * 0.24}h${-arm}c${height * 0.07} ${-height * 0.08} ${height * 0.04} ${-height * 0.22} ${height * 0.17} ${-height * 0.24}z`;
    return pole + bell;
  });
  return [
    circle('glow', { ...sun, r: 230 }, { opacity: 0.6 }),
    circle('bright', { ...sun, r: 62 }),
    path('farthest', brush.swell(350, 40, 4)),
    path('far', brush.swell(405, 60, 3)),
    path('nearest', bells),
    path('middle', brush.swell(485, 64, 2.5)),
    path('near', brush.swell(560, 48, 2)),
  ];
};
