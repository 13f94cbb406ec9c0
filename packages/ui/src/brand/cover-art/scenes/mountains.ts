import { circle, path, type Scene } from './scene.ts';

/** Mountains below a moon, lights along a path. */
export const mountains: Scene = (brush) => {
  const moon = { x: brush.between(500, 680), y: brush.between(90, 190), r: brush.between(36, 58) };
  const lights = brush.row(7, (share) => ({
    x: 120 + share * 420 + brush.between(-18, 18),
    y: 560 - share * 150 + brush.between(-8, 8),
    r: 7 - share * 4,
  }));
  return [
    circle('glow', { ...moon, r: moon.r * 4 }, { opacity: 0.5 }),
    circle('bright', moon),
    path('farthest', brush.ridge(380, 150, 7)),
    path('far', brush.ridge(440, 150, 6)),
    path('middle', brush.ridge(500, 130, 5)),
    path('near', brush.swell(520, 46, 3)),
    ...lights.map((light) => circle('lampLight', { ...light, r: light.r * 5 })),
    circle('lamp', lights),
    path('nearest', brush.swell(590, 22, 4)),
  ];
};
