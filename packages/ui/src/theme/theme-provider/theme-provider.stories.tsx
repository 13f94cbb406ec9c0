import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Logo } from '../../brand/logo/index.ts';
import { MessagesProvider } from '../../i18n/index.ts';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Row, Stack } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { LoginDialog } from '../../login/login-dialog/index.ts';
import { storyServices } from '../../login/login-dialog/testing/login-harness.tsx';
import { Button } from '../../primitives/button/index.ts';
import { TextLink } from '../../primitives/link/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { createTheme } from '../create-theme/index.ts';
import { ThemeScope } from '../theme-scope/index.ts';
import { ThemeProvider, type ThemeProviderProps } from './index.ts';
import { themeProviderTexts } from './theme-provider.texts.ts';
import { themeProviderUsage } from './theme-provider.usage.tsx';

const texts = themeProviderTexts.zh;

const mark = (
  <svg width="32" height="32" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d="M16 2 30 10v4H2v-4zM5 16h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM2 27h28v3H2z" />
  </svg>
);

const harbour = createTheme({
  accent: { hue: 255, lightness: 0.52, chroma: 0.16 },
  night: { color: { page: [0.16, 0.03, 255], surface: [0.2, 0.035, 255] } },
  radius: { s: '3px', m: '4px', l: '6px', full: '4px' },
  density: 0.875,
  logo: mark,
  crown: mark,
  texts: {
    zh: { 'ui.login.title': '登录港湾银行', 'ui.logo.home': '港湾银行，回到首页' },
    en: {
      'ui.login.title': 'Log in to Harbour Bank',
      'ui.logo.home': 'Harbour Bank, back to home',
    },
    ja: {
      'ui.login.title': 'ハーバー銀行にログイン',
      'ui.logo.home': 'ハーバー銀行、ホームへ戻る',
    },
  },
});

/** Names that the bank replaces, in each language. */
const ofHarbour = /港湾银行|Harbour Bank|ハーバー銀行/;

/** A bank: blue, square, compact, with its own mark and texts. */
const meta = {
  title: 'Components/Theme provider',
  tags: ['!visual'],
  parameters: { texts: themeProviderTexts },
  component: ThemeProvider,
  args: { theme: harbour, children: null },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (
  <Stack>
    <Logo href="/" />
    <Row>
      <Button tone="primary">{texts.open}</Button>
      <Button>{texts.compare}</Button>
      <TextLink href="/rates">{texts.rates}</TextLink>
    </Row>
    <TextField label={texts.amount} />
  </Stack>
);

const blue = createTheme({ accent: { hue: 255, lightness: 0.52, chroma: 0.16 }, density: 0.875 });

/** The theme is written out here: as a prop it would be a sheet of values. */
const code = `import { Button } from '@companion/ui/button';
import { createTheme } from '@companion/ui/theme';
import { ThemeProvider } from '@companion/ui/theme-provider';
import '@companion/ui/button.css';

const theme = createTheme({ accent: { hue: 255, lightness: 0.52, chroma: 0.16 }, density: 0.875 });

<ThemeProvider theme={theme}>
  <Button tone="primary">打开</Button>
</ThemeProvider>;`;

export const Default: Story = {
  tags: ['playground'],
  parameters: { docs: { source: { code } } },
  args: { theme: blue, children: <Button tone="primary">{texts.open}</Button> },
};

export const AnotherBrand: Story = {
  args: { children: <BothThemes>{parts}</BothThemes> },
  play: async ({ canvas }) => {
    const [night, day] = canvas.getAllByRole('button', { name: texts.open });
    if (!night || !day) throw new Error('a button is missing');
    for (const button of [night, day]) {
      const { backgroundColor, borderRadius, minBlockSize } = getComputedStyle(button);
      await expect(backgroundColor).toBe('oklch(0.52 0.16 255)');
      await expect(borderRadius).toBe('4px');
      await expect(minBlockSize).toBe('35px');
    }
    const [inNight, inDay] = canvas.getAllByRole('link', { name: texts.rates });
    if (!inNight || !inDay) throw new Error('a link is missing');
    await expect(getComputedStyle(inNight).color).not.toBe(getComputedStyle(inDay).color);
    await expect(canvas.getAllByRole('link', { name: ofHarbour })).toHaveLength(2);
  },
};

export const ALogin: Story = {
  args: { children: <LoginDialog open onClose={() => {}} services={storyServices()} /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(ofHarbour);
  },
};

/** Texts of `zh` are those of every Chinese page. */
export const ForARegion: Story = {
  tags: ['!visual'],
  args: { children: <LoginDialog open onClose={() => {}} services={storyServices()} /> },
  decorators: [
    (Story) => (
      <MessagesProvider locale="zh-CN" messages={{}}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('登录港湾银行');
  },
};

const inTaiwan = createTheme({
  logo: mark,
  texts: {
    zh: { 'ui.login.title': '登录港湾银行', 'ui.logo.home': '港湾银行，回到首页' },
    'zh-Hant': { 'ui.login.title': '登入港灣銀行' },
  },
});

/** A region or a script may replace only some texts of its language. */
export const ForAScript: Story = {
  tags: ['!visual'],
  args: {
    theme: inTaiwan,
    children: (
      <>
        <Logo href="/" />
        <LoginDialog open onClose={() => {}} services={storyServices()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <MessagesProvider locale="zh-Hant-TW" messages={{}}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('登入港灣銀行');
    // The dialog makes the page inert.
    const logo = canvas.getByRole('link', { hidden: true });
    await expect(logo).toHaveAccessibleName('港湾银行，回到首页');
  },
};

/** A companion's hue holds in a brand, on the element of the theme and below it. */
export const HuesHold: Story = {
  args: {
    children: (
      <>
        <ThemeScope theme="day" hue={145}>
          <Button tone="accent">{texts.open}</Button>
        </ThemeScope>
        <ThemeScope hue={20}>
          <Button tone="accent">{texts.compare}</Button>
        </ThemeScope>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const ground = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground(texts.open)).toMatch(/ 145\)$/);
    await expect(ground(texts.compare)).toMatch(/ 20\)$/);
  },
};

export const EveryState: Story = matrix<ThemeProviderProps>({
  args: { theme: harbour, children: parts },
  variants: { 'of a bank': {} },
  width: 320,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...themeProviderUsage };
