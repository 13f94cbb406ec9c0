import { vars } from '../theme/contract.css.ts';
import { style, variants } from '../theme/style.ts';
import { fontSize, fontWeight, leading, space } from '../theme/tokens.ts';
import { text } from '../theme/type.css.ts';

export const badge = style(
  [
    text,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      inlineSize: 'fit-content',
      paddingBlock: '2px',
      paddingInline: space[2],
      border: '1px solid currentColor',
      borderRadius: vars.radius.full,
      fontSize: fontSize[12],
      fontWeight: fontWeight.medium,
      lineHeight: leading.tight,
      whiteSpace: 'nowrap',
    },
  ],
  'badge',
);

export const tones = variants({
  neutral: { color: vars.color.muted, borderColor: vars.color.line },
  accent: { color: vars.accent.text },
  good: { color: vars.color.good },
  warn: { color: vars.color.warn },
  tide: { color: vars.color.tide },
});

/** Something goes on right now: a lamp that is lit. */
export const lamp = style(
  {
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: 'currentColor',
  },
  'lamp',
);
