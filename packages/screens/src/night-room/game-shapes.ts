import type { Shape } from '@companion/ui/picture';
import * as css from './game.css.ts';
import { path } from './shapes.ts';

/** The third lamp burns. */
export const glass: readonly Shape[] = [
  path({ d: 'M195 120L196.4 109H203.6L205 120Z', className: `${css.glass} ${css.third}` }),
];
/** The hill that hides the wanderer on the far side. */
export const hill: readonly Shape[] = [
  path({
    d: 'M0 171C60 147 108 167 174 154C234 142 284 162 328 150V206H0Z',
    className: css.middle,
  }),
];
export const foreground: readonly Shape[] = [
  path({ d: 'M0 198C68 177 146 197 214 186C264 178 300 189 328 183V206H0Z', className: css.front }),
  path({
    d: 'M14 206v-15M22 206l1-19M34 206v-12M88 206l-1-17M96 206v-12M176 206v-18M184 206l1-13M246 206v-17M300 206v-19M312 206l-1-13',
    className: css.grass,
  }),
];
export const wanderer: readonly Shape[] = [
  path({ d: 'M-1-13q3-3 7-1q1 2-.5 3.4q-3 1-6.5 1z', className: css.scarf }),
  path({
    d: 'M-7.4 0C-7-8.6-5-16.4-.6-17.6C4-16.8 6.8-8.6 7.4 0Q0 2-7.4 0Z',
    className: css.cloak,
  }),
  path({
    d: 'M1.4-17C4.6-15 6.8-8 7.4 0Q5.4 .8 3.2 1C4-6 3.6-12 1.4-17Z',
    className: css.fold,
  }),
  path({ d: 'M-4.9-11.4a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1-6.2 0', className: css.face }),
  path({ d: 'M-9-5a2 2 0 1 1 4 0a2 2 0 1 1-4 0', className: css.glass }),
];
