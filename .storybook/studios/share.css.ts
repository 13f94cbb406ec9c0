import { borderThin, fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

export const label = style({ margin: 0, fontSize: fontSize[14], fontWeight: 500 });

const code = {
  gridColumn: '1 / -1',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: borderThin,
  borderRadius: vars.radius.s,
  background: vars.color.page,
  color: vars.color.muted,
  fontFamily: 'ui-monospace, Consolas, monospace',
  fontSize: fontSize[12],
  lineHeight: 1.6,
} as const;

export const line = style({ ...code, overflowX: 'auto', whiteSpace: 'nowrap' });

export const block = style({
  ...code,
  maxBlockSize: 320,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
