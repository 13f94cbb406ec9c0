import { tenths } from '../../../internal/rounded.ts';
import { circle, path, type Scene } from './scene.ts';

const head = { strokeWidth: 22, strokeLinecap: 'round', opacity: 0.9 };

/** Lanes that meet below a full stand with pennants. */
export const arena: Scene = (brush) => {
  const goal = { x: brush.between(380, 470), y: 300 };
  const lanes = brush.row(6, (share) => -240 + share * 1280);
  const crowd = brush
    .row(3, (_, tier) =>
      brush.row(
        34,
        (share) =>
          tenths`M${share * 820 - 10 + brush.between(-8, 8)} ${214 + tier * 34 + brush.between(-5, 5)}h0`,
      ),
    )
    .flat();
  const pennants = brush.row(
    9,
    (share) =>
      tenths`M${12 + share * 740} ${74 + Math.abs(share - 0.5) * -60 + brush.between(-6, 6)}h36l-18 40z`,
  );
  return [
    circle('glow', { ...goal, r: 430 }, { opacity: 0.66 }),
    path('far', 'M-10 200Q400 130 810 200V320H-10z'),
    path(
      'middleLine',
      crowd.filter((_, index) => index % 7 !== 0),
      head,
    ),
    path(
      'line',
      crowd.filter((_, index) => index % 7 === 0),
      head,
    ),
    path('near', 'M-10 300Q400 268 810 300V600H-10z'),
    path(
      'line',
      lanes.map((foot) => tenths`M${goal.x} ${goal.y}L${foot} 610`),
      { strokeWidth: 4, opacity: 0.75 },
    ),
    circle('lampLight', { ...goal, r: 120 }),
    path(
      'nearest',
      tenths`M${goal.x - 34} ${goal.y + 14}l10 -96h48l10 96zM${goal.x - 36} ${goal.y - 82}h72l-14 -26h-44z`,
    ),
    circle('lamp', { x: goal.x, y: goal.y - 44, r: 9 }),
    path('darkLine', 'M-10 96Q400 36 810 96', { strokeWidth: 3 }),
    path(
      'lamp',
      pennants.filter((_, index) => index % 2 === 0),
      { opacity: 0.9 },
    ),
    path(
      'pale',
      pennants.filter((_, index) => index % 2 === 1),
      { opacity: 0.9 },
    ),
  ];
};
