import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { createTheme } from '../create-theme/index.ts';
import { ThemeProvider } from './index.ts';

const harbour = createTheme({
  accent: { hue: 255, lightness: 0.52, chroma: 0.16 },
  radius: { s: '3px', m: '4px', l: '6px', full: '4px' },
});

export const themeProviderUsage = usage(
  {
    amount: { zh: '金额', en: 'Amount', ja: '金額' },
    open: { zh: '开户', en: 'Open an account', ja: '口座を開く' },
    cancel: { zh: '取消', en: 'Cancel', ja: 'やめる' },
    good: {
      zh: '整个产品换一个牌子：每个部件都跟着变。',
      en: 'A whole product of another brand. Every part follows.',
      ja: '製品まるごと別のブランドに。部品はすべて従います。',
    },
    bad: {
      zh: '一页里两个牌子，像是广告。只想显眼，用 tone="primary"。',
      en: 'Two brands on a page look like an advertisement. To stand out, use tone="primary".',
      ja: '一ページに二つのブランドは広告に見えます。目立たせるなら tone="primary" を。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <ThemeProvider theme={harbour}>
          <TextField label={texts.amount} defaultValue="100" />
          <Button>{texts.cancel}</Button>
          <Button tone="primary">{texts.open}</Button>
        </ThemeProvider>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <TextField label={texts.amount} defaultValue="100" />
          <Button>{texts.cancel}</Button>
          <ThemeProvider theme={harbour}>
            <Button tone="primary">{texts.open}</Button>
          </ThemeProvider>
        </>
      ),
    },
  }),
);
