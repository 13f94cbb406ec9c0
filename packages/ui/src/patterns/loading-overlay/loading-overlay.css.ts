import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { layer } from '../../theme/tokens.ts';

/** spec §9 */
const DURATION = '50ms';

const hide = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'hidden' } });

export const overlay = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: vars.color.page,
    pointerEvents: 'none',
    // Without animations the overlay never covers the page.
    visibility: 'hidden',
    animation: `${hide} ${DURATION} step-end forwards`,
  },
  'overlay',
);
