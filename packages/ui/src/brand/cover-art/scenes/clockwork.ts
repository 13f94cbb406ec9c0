import { tenths } from '../../../internal/rounded.ts';
import { circle, path, type Scene } from './scene.ts';

/** Outline of a wheel around 0 0. Whole units, because its hundred corners are sent with the page. */
function wheel(radius: number, teeth: number): string {
  const depth = radius * 0.13;
  const steps = Array.from({ length: teeth * 4 }, (_, step) => {
    const angle = (step / (teeth * 4)) * 2 * Math.PI;
    const out = step % 4 < 2 ? radius : radius - depth;
    return `${Math.round(Math.cos(angle) * out)} ${Math.round(Math.sin(angle) * out)}`;
  });
  const hole = radius * 0.2;
  return `M${steps.join('L')}Z${tenths`M${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0Z`}`;
}

export const clockwork: Scene = (brush) => {
  const wheels = [
    { x: 560, y: 210, radius: brush.between(150, 190), tone: 'middle' },
    { x: 300, y: 340, radius: brush.between(100, 140), tone: 'far' },
    { x: 690, y: 450, radius: brush.between(90, 120), tone: 'near' },
    { x: 120, y: 170, radius: brush.between(60, 90), tone: 'farthest' },
  ] as const;
  const hour = brush.between(-60, 60);
  return [
    circle('glow', { x: 480, y: 260, r: 430 }, { opacity: 0.6 }),
    ...wheels.map(({ x, y, radius, tone }) =>
      path(tone, wheel(radius, Math.round(radius / 8)), {
        transform: `translate(${x} ${y}) rotate(${brush.between(0, 30)})`,
        fillRule: 'evenodd',
      }),
    ),
    circle('line', { x: 560, y: 210, r: 118 }, { strokeWidth: 3, opacity: 0.7 }),
    // The twelve hours: dashes of a ring.
    circle(
      'brightLine',
      { x: 560, y: 210, r: 96 },
      { transform: 'rotate(-1.49 560 210)', strokeWidth: 16, strokeDasharray: '5 45.27' },
    ),
    path('lamp', 'M-6 26L0 -84L6 26Z', { transform: `translate(560 210) rotate(${hour})` }),
    circle('lampLight', { x: 560, y: 210, r: 70 }, { opacity: 0.5 }),
    path(
      'nearest',
      'M0 600V470h60v-34h50v34h80v-34h50v34h80v-34h50v34h80v-34h50v34h80v-34h50v34h80v-34h50v34h40V600z',
    ),
  ];
};
