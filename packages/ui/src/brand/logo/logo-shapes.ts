import type { Attributes, Shape } from '../../internal/shape.ts';

const INK = 'oklch(0.22 0.035 280)';
const GLOW = 'oklch(0.92 0.13 90)';
const WOOD = 'oklch(0.56 0.09 55)';

const shape = (tag: string, attributes: Attributes): Shape => ({ tag, attributes });
const fill = (d: string, colour: string) => shape('path', { d, fill: colour });
const line = (d: string, stroke: string, strokeWidth: number) =>
  shape('path', { d, stroke, strokeWidth, fill: 'none', strokeLinecap: 'round' });

/** View box of the mark: x, y, width, height. */
export const LOGO_BOX = [14, 11, 80, 80] as const;

/**
 * 阿灯 with its lamp, simpler than its sprite because the mark is small. It does not use sprites, so that their changes do
 * not change the brand.
 */
export const logoShapes: readonly Shape[] = [
  fill(
    'M44 14C58 20 61.4 31.4 69.6 41C78.6 51.6 82.4 58 81.4 68C79.6 82 67 89 50 89C32 89 19.6 81 18.8 67C18 54 27 48 30 37.4C34 41.4 35.6 45 35.6 49.4C43.6 41.4 49 28 44 14Z',
    'oklch(0.8 0.145 62)',
  ),
  fill(
    'M52 43C55 53 69 57.4 69 71C69 81 61 86 50 86C39 86 31 80.4 31 71.4C31 60.6 47 54 52 43Z',
    'oklch(0.93 0.09 84)',
  ),
  fill(
    'M74.4 46.8C80.2 54.4 82.2 60.4 81.4 68C79.6 82 67 89 50 89C39 89 30.4 86 25 80.6C36 85.4 48.6 85.4 58.4 81C70.6 75.4 77 62 74.4 46.8Z',
    'oklch(0.3 0.11 285 / 0.25)',
  ),
  line('M87 82L90 30C90.6 20 81 16 76 20.6', WOOD, 4.4),
  fill('M67 31L75.4 22.6L83.8 31z', WOOD),
  fill('M68.6 31h13.600c2 5 2 11 0 16h-13.600c-2-5-2-11 0-16z', GLOW),
  fill('M67.4 46.600h16l-1.8 4.600h-12.400z', WOOD),
  line('M77 72Q82 77 87 73', 'oklch(0.72 0.15 52)', 8),
  shape('ellipse', { cx: 38.2, cy: 65, rx: 5.5, ry: 8.3, fill: INK }),
  shape('ellipse', { cx: 61.8, cy: 65, rx: 5.5, ry: 8.3, fill: INK }),
  line('M36.2 62.5h2M59.8 62.5h2', 'oklch(0.98 0.025 90)', 2.4),
  line('M48 75C49 76.2 51 76.2 52 75', INK, 2.5),
];
