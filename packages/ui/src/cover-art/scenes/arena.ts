import { circle, path, type Scene } from './scene.ts';

/** Lanes that meet under a stand full of people, pennants over it. */
export const arena: Scene = (brush) => {
  const goal = { x: brush.between(380, 470), y: 300 };
  const lanes = brush.row(6, (share) => -240 + share * 1280);
  const crowd = brush
    .row(3, (_, tier) =>
      brush.row(34, (share) => ({
        x: share * 820 - 10 + brush.between(-8, 8),
        y: 214 + tier * 34 + brush.between(-5, 5),
      })),
    )
    .flat();
  const pennants = brush.row(9, (share) => ({
    x: 30 + share * 740,
    y: 96 + Math.abs(share - 0.5) * -60 + brush.between(-6, 6),
  }));
  return [
    circle('glow', { cx: goal.x, cy: goal.y, r: 430, opacity: 0.66 }),
    path('far', { d: 'M-10 200Q400 130 810 200V320H-10z' }),
    ...crowd.map(({ x, y }, index) =>
      circle(index % 7 === 0 ? 'pale' : 'middle', { cx: x, cy: y, r: 11, opacity: 0.9 }),
    ),
    path('near', { d: 'M-10 300Q400 268 810 300V600H-10z' }),
    ...lanes.map((foot) =>
      path('line', { d: `M${goal.x} ${goal.y}L${foot} 610`, strokeWidth: 4, opacity: 0.75 }),
    ),
    circle('lampLight', { cx: goal.x, cy: goal.y, r: 120 }),
    path('nearest', {
      d: `M${goal.x - 34} ${goal.y + 14}l10 -96h48l10 96zM${goal.x - 36} ${goal.y - 82}h72l-14 -26h-44z`,
    }),
    circle('lamp', { cx: goal.x, cy: goal.y - 44, r: 9 }),
    path('darkLine', { d: 'M-10 96Q400 36 810 96', strokeWidth: 3 }),
    ...pennants.map(({ x, y }, index) =>
      path(index % 2 === 0 ? 'lamp' : 'pale', {
        d: `M${x - 18} ${y - 22}h36l-18 40z`,
        opacity: 0.9,
      }),
    ),
  ];
};
