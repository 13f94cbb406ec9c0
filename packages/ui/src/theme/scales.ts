/** Values of the tokens that are the same in both themes. */
export const scales = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    6: '24px',
    8: '32px',
    12: '48px',
    16: '64px',
    24: '96px',
    32: '128px',
  },
  control: { s: '32px', m: '40px', field: '48px', l: '52px' },
  radius: { s: '8px', m: '14px', l: '22px', full: '999px' },
  font: {
    latin: '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback"',
    chinese:
      '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei UI", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC"',
    japanese:
      '"Hiragino Sans", "Yu Gothic UI", "BIZ UDPGothic", "Noto Sans JP", "Noto Sans CJK JP", "Source Han Sans"',
  },
  fontSize: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    16: '1rem',
    18: '1.125rem',
    22: '1.375rem',
    28: '1.75rem',
    36: '2.25rem',
    48: '3rem',
    64: '4rem',
    84: '5.25rem',
  },
  fontWeight: { regular: '400', medium: '500', strong: '600', heavy: '700' },
  leading: { heading: '1.2', tight: '1.4', latin: '1.6', cjk: '1.75' },
  duration: { press: '120ms', small: '200ms', page: '320ms', header: '500ms' },
  easing: 'cubic-bezier(.2,.8,.2,1)',
  layer: { dialog: '2000', popover: '2100', captcha: '2200', toast: '2300' },
} as const;
