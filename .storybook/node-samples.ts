import { createElement, type ReactNode } from 'react';

/** What the Controls panel offers for a prop of type `ReactNode`. */
export const nodeSamples: Readonly<Record<string, ReactNode>> = {
  Words: '阿灯 Lumen',
  'Long words': '灯塔不亮的时候，先找东边第二根桅杆。数到第七次浪，再转舵，船头会自己认得家。',
  // Drawn here: a component in the preview would make every story depend on it.
  Picture: createElement(
    'svg',
    { width: 20, height: 20, viewBox: '0 0 20 20', 'aria-hidden': true },
    createElement('circle', { cx: 10, cy: 10, r: 8, fill: 'currentColor' }),
  ),
};
