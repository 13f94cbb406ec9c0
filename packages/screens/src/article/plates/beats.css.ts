import { media, radius, space, vars } from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { filled } from './filled.ts';

const ring = keyframes({ from: { opacity: 1 }, '40%': { opacity: 1 }, to: { opacity: 0 } });
export const bells = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  paddingBlock: space[2],
});
const bell = style({
  position: 'relative',
  inlineSize: '18px',
  blockSize: '18px',
  boxSizing: 'border-box',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: '9px 9px 5px 5px',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '-6px',
    borderRadius: radius.full,
    backgroundColor: vars.accent.light,
    opacity: 0,
    animationDelay: 'inherit',
  },
});
export const blow = style([bell]);
export const answer = style([
  bell,
  { backgroundColor: vars.accent.fill, '@media': { [media.forcedColors]: filled } },
]);
export const rest = style([
  bell,
  {
    blockSize: '6px',
    inlineSize: '18px',
    borderWidth: 0,
    backgroundColor: vars.color.line,
    '@media': { [media.forcedColors]: filled },
  },
]);
export const ringing = style({ '::after': { animationName: ring, animationDuration: '400ms' } });

export const play = style({
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});
