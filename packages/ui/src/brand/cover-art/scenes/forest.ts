import { tenths } from '../../../internal/rounded.ts';
import { circle, path, type Scene } from './scene.ts';

/** Trunks, light between them, fireflies, and overgrown pipes. */
export const forest: Scene = (brush) => {
  const trunks = (count: number, narrow: number, wide: number) =>
    brush.row(count, (share) => {
      const x = Math.round(share * 860 - 30 + brush.between(-30, 30));
      const width = Math.round(brush.between(narrow, wide));
      const lean = Math.round(brush.between(-20, 20));
      return tenths`M${x} 610l${lean} -640h${width * 0.7}l${width * 0.3 - lean} 640z`;
    });
  const flies = brush.row(12, () => ({
    x: brush.between(60, 740),
    y: brush.between(200, 520),
    r: brush.between(2, 4.5),
  }));
  const pipe = brush.between(410, 460);
  return [
    circle('glow', { x: 330, y: 250, r: 400 }, { opacity: 0.7 }),
    path('farthest', trunks(11, 12, 26)),
    path('far', trunks(8, 24, 44)),
    path('middle', brush.swell(520, 30, 4)),
    path('darkLine', `M-20 ${pipe}H250q40 0 40 40v30q0 40 40 40H830`, { strokeWidth: 30 }),
    path('line', tenths`M-20 ${pipe - 7}H250q47 0 47 47v30q0 33 33 33H830`, {
      strokeWidth: 3,
      opacity: 0.5,
    }),
    path('near', trunks(5, 44, 84)),
    ...flies.map((fly) => circle('lampLight', { ...fly, r: fly.r * 5 })),
    circle('lamp', flies),
    path('nearest', brush.swell(580, 34, 5)),
  ];
};
