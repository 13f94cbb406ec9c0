import { circle, path, type Scene } from './scene.ts';

/** Soldiers folded from a sheet of paper, in ranks on a mat; they leave the left to the lamp. */
export const paper: Scene = (brush) => {
  const lamp = { x: brush.between(150, 300), y: brush.between(96, 140) };
  const reeds = brush.row(11, (share) => -420 + share * 1640);
  const ranks = brush
    .row(3, (_, rank) => {
      const count = 5 - rank;
      const size = 44 + rank * 22;
      const foot = 372 + rank * 76;
      return brush.row(count, (share) => ({
        x: 390 + rank * 30 + share * (360 - rank * 50) + brush.between(-9, 9),
        foot: foot + brush.between(-5, 5),
        size,
        isLit: rank > 0,
        hasFlag: brush.chance(0.3),
      }));
    })
    .flat();
  return [
    circle('lampLight', { cx: lamp.x, cy: lamp.y, r: 330 }),
    path('middle', { d: 'M-10 330H810V610H-10z' }),
    ...reeds.map((foot) =>
      path('line', {
        d: `M${400 + (foot - 400) * 0.36} 330L${foot} 610`,
        strokeWidth: 2,
        opacity: 0.4,
      }),
    ),
    path('darkLine', { d: 'M-10 332H810', strokeWidth: 4 }),
    path('darkLine', { d: `M${lamp.x} -10V${lamp.y - 26}`, strokeWidth: 3 }),
    path('nearest', { d: `M${lamp.x - 44} ${lamp.y}q44 -56 88 0z` }),
    circle('lamp', { cx: lamp.x, cy: lamp.y + 3, r: 11 }),
    ...ranks.flatMap(({ x, foot, size, isLit, hasFlag }) => {
      const brim = foot - size * 0.72;
      const half = size * 0.56;
      return [
        path('nearest', {
          d: `M${x - half * 0.7} ${foot}l${half * 2.4} ${size * 0.16}h${-half * 1.6}z`,
          opacity: 0.5,
        }),
        ...(hasFlag
          ? [
              path('darkLine', { d: `M${x + half} ${foot}V${foot - size * 1.9}`, strokeWidth: 3 }),
              path('lamp', {
                d: `M${x + half} ${foot - size * 1.9}l${size * 0.52} ${size * 0.17}l${-size * 0.52} ${size * 0.17}z`,
              }),
            ]
          : []),
        // Body and hat, each folded along the middle: one half is in the light.
        path(isLit ? 'bright' : 'pale', {
          d: `M${x} ${foot}h${-half * 0.72}l${half * 0.16} ${brim - foot}h${half * 0.56}zM${x} ${brim}h${-half}l${half} ${-size * 0.62}z`,
        }),
        path(isLit ? 'pale' : 'farthest', {
          d: `M${x} ${foot}h${half * 0.72}l${-half * 0.16} ${brim - foot}h${-half * 0.56}zM${x} ${brim}h${half}l${-half} ${-size * 0.62}z`,
        }),
      ];
    }),
  ];
};
