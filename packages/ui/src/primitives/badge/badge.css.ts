import { vars } from '../../theme/contract.css.ts';
import { style, variants } from '../../theme/style.ts';
import { fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const badge = style(
  [
    text,
    {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      boxSizing: 'border-box',
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      paddingBlock: '2px',
      paddingInline: space[2],
      border: '1px solid currentColor',
      borderRadius: vars.radius.full,
      fontSize: fontSize[12],
      fontWeight: fontWeight.medium,
      lineHeight: leading.tight,
      overflowWrap: 'anywhere',
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

/** A border, because forced colours remove backgrounds. */
export const liveDot = style(
  {
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '6px',
    blockSize: '6px',
    border: '3px solid currentColor',
    borderRadius: vars.radius.full,
  },
  'liveDot',
);
