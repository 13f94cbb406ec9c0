import { tenths } from '../../../internal/rounded.ts';
import { circle, path, type Scene } from './scene.ts';

/** Paper soldiers in ranks on a mat, with a lamp at the left. */
export const paper: Scene = (brush) => {
  const lamp = { x: brush.between(150, 300), y: brush.between(96, 140) };
  const reeds = brush.row(11, (share) => -420 + share * 1640);
  const ranks = brush.row(3, (_, rank) => ({
    size: 44 + rank * 22,
    tones: rank > 0 ? (['bright', 'pale'] as const) : (['pale', 'farthest'] as const),
    soldiers: brush.row(5 - rank, (share) => ({
      x: 390 + rank * 30 + share * (360 - rank * 50) + brush.between(-9, 9),
      foot: 372 + rank * 76 + brush.between(-5, 5),
      hasFlag: brush.chance(0.3),
    })),
  }));
  return [
    circle('lampLight', { ...lamp, r: 330 }),
    path('middle', 'M-10 330H810V610H-10z'),
    path(
      'line',
      reeds.map((foot) => tenths`M${400 + (foot - 400) * 0.36} 330L${foot} 610`),
      { strokeWidth: 2, opacity: 0.4 },
    ),
    path('darkLine', 'M-10 332H810', { strokeWidth: 4 }),
    path('darkLine', tenths`M${lamp.x} -10V${lamp.y - 26}`, { strokeWidth: 3 }),
    path('nearest', tenths`M${lamp.x - 44} ${lamp.y}q44 -56 88 0z`),
    circle('lamp', { x: lamp.x, y: lamp.y + 3, r: 11 }),
    ...ranks.flatMap(({ size, tones, soldiers }) => {
      const half = size * 0.56;
      const brim = size * -0.72;
      const bearers = soldiers.filter(({ hasFlag }) => hasFlag);
      return [
        path(
          'nearest',
          soldiers.map(
            ({ x, foot }) =>
              tenths`M${x - half * 0.7} ${foot}l${half * 2.4} ${size * 0.16}h${-half * 1.6}z`,
          ),
          { opacity: 0.5 },
        ),
        path(
          'darkLine',
          bearers.map(({ x, foot }) => tenths`M${x + half} ${foot}v${size * -1.9}`),
          { strokeWidth: 3 },
        ),
        path(
          'lamp',
          bearers.map(
            ({ x, foot }) =>
              tenths`M${x + half} ${foot - size * 1.9}l${size * 0.52} ${size * 0.17}l${size * -0.52} ${size * 0.17}z`,
          ),
        ),
        // Body and hat, each folded in the middle: one half is lit.
        ...tones.map((tone, index) => {
          const side = index === 0 ? -half : half;
          return path(
            tone,
            soldiers.map(
              ({ x, foot }) =>
                tenths`M${x} ${foot}h${side * 0.72}l${side * -0.16} ${brim}h${side * -0.56}zM${x} ${foot + brim}h${side}l${-side} ${size * -0.62}z`,
            ),
          );
        }),
      ];
    }),
  ];
};
