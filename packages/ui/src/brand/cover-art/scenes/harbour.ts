import { tenths } from '../../../internal/rounded.ts';
import { circle, ellipse, group, path, rect, type Scene } from './scene.ts';

/** Ships at anchor, their lamps in the water, a crane. */
export const harbour: Scene = (brush) => {
  const ships = brush.row(3, (share) => ({
    x: 190 + share * 390 + brush.between(-36, 36),
    size: brush.between(1.12 - share * 0.5, 1.28 - share * 0.5),
  }));
  const ripples = brush.row(
    16,
    () => `M${brush.between(0, 760)} ${brush.between(400, 580)}h${brush.between(20, 90)}`,
  );
  return [
    circle('glow', { x: 560, y: 360, r: 330 }, { opacity: 0.62 }),
    path('farthest', brush.ridge(372, 60, 8)),
    rect('middle', { y: 370, width: 800, height: 230 }),
    path('darkLine', 'M700 372V190M700 200H590M700 200l60 44V372M592 200v62', { strokeWidth: 7 }),
    ...ships.map(({ x, size }) =>
      group({ transform: `${tenths`translate(${x} 400)`} scale(${size})` }, [
        ellipse('lampLight', { cx: 6, cy: 80, rx: 26, ry: 96, opacity: 0.7 }),
        path('darkLine', 'M-6 -4V-196M-6 -186l78 132H-6M-16 -160l-56 112h56', { strokeWidth: 3 }),
        path('pale', 'M2 -178l64 118H2z', { opacity: 0.85 }),
        path('bright', 'M-18 -150l-46 96h46z', { opacity: 0.75 }),
        path('nearest', 'M-104 -18H112C104 20 84 34 62 36H-66C-86 32 -98 12 -104 -18Z'),
        circle('lampLight', { x: 6, y: -34, r: 30 }),
        circle('lamp', { x: 6, y: -34, r: 6 }),
      ]),
    ),
    path('line', ripples, { strokeWidth: 2, strokeLinecap: 'round', opacity: 0.4 }),
    path('nearest', 'M0 600V540H800V600ZM60 540v60M240 540v60M420 540v60M600 540v60'),
  ];
};
