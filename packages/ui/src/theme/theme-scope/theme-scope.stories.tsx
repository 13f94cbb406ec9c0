import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, screen } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { TextLink } from '../../primitives/link/index.ts';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../../primitives/menu/index.ts';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../../primitives/popover/index.ts';
import { ToastViewport } from '../../primitives/toast/index.ts';
import { TooltipContent, TooltipRoot, TooltipTrigger } from '../../primitives/tooltip/index.ts';
import { vars } from '../contract.css.ts';
import { hueVars } from '../hue-vars.ts';
import { ThemeScope, type ThemeScopeProps } from './index.ts';
import { themeScopeTexts } from './theme-scope.texts.ts';
import { themeScopeUsage } from './theme-scope.usage.tsx';

const texts = themeScopeTexts.zh;

const meta = {
  title: 'Components/Theme scope',
  parameters: { texts: themeScopeTexts },
  component: ThemeScope,
  args: { children: null },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (
  <Row>
    <Badge tone="accent" live>
      {texts.onNow}
    </Badge>
    <Button tone="accent">{texts.startChatting}</Button>
    <TextLink href="/game-library">{texts.leafThroughLogbook}</TextLink>
  </Row>
);

export const Default: Story = {
  tags: ['playground', '!visual'],
  args: { hue: 225, children: <Button tone="accent">{texts.startChatting}</Button> },
};

export const TwoThemesSideBySide: Story = {
  tags: ['both-themes'],
  render: () => <BothThemes>{parts}</BothThemes>,
};

export const AHueForEachCompanion: Story = {
  render: () => (
    <Frame>
      {[15, 62, 155, 225, 290].map((hue) => (
        <ThemeScope key={hue} hue={hue}>
          {parts}
        </ThemeScope>
      ))}
    </Frame>
  ),
};

/** In any order of the stylesheets of theme and hue. */
export const AHueHoldsInEachTheme: Story = {
  tags: ['both-themes'],
  render: () => (
    <BothThemes>
      <ThemeScope hue={225}>{parts}</ThemeScope>
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('button', { name: texts.startChatting })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(grounds).toHaveLength(2);
    for (const ground of grounds) await expect(ground).toMatch(/^oklch\(\S+ \S+ 225\)$/);
  },
};

/** A popup is rendered at the end of `body` and has the theme of its opener. */
export const PopupsFollowIt: Story = {
  globals: { theme: 'night' },
  tags: ['!visual'],
  render: () => (
    <ThemeScope theme="day">
      <Dialog open title={texts.newName} onClose={() => {}}>
        <p data-testid="popup" style={{ color: vars.color.text }}>
          {texts.yourCompanionWillCall}
        </p>
      </Dialog>
      <p data-testid="place" style={{ color: vars.color.text, background: vars.color.page }}>
        {texts.nightFerry}
      </p>
    </ThemeScope>
  ),
  play: async ({ canvas, canvasElement }) => {
    const popup = canvasElement.ownerDocument.querySelector('[data-testid="popup"]');
    if (!popup) throw new Error('the dialog is missing');
    await expect(canvasElement.contains(popup)).toBe(false);
    await expect(getComputedStyle(popup).color).toBe(
      getComputedStyle(canvas.getByTestId('place')).color,
    );
  },
};

/** So do popups of a part of the page in another language or direction. */
export const PopupsHaveItsDirectionAndLanguage: Story = {
  tags: ['!visual'],
  render: () => (
    <ThemeScope dir="rtl" lang="ja">
      <ThemeScope hue={225}>
        <PopoverRoot open>
          <PopoverTrigger>{texts.nightFerry}</PopoverTrigger>
          <PopoverContent data-testid="popover" aria-label={texts.newName}>
            {texts.newName}
          </PopoverContent>
        </PopoverRoot>
        <MenuRoot open>
          <MenuTrigger>{texts.nightFerry}</MenuTrigger>
          <MenuContent data-testid="menu">
            <MenuItem>{texts.newName}</MenuItem>
          </MenuContent>
        </MenuRoot>
        <TooltipRoot open>
          <TooltipTrigger>{texts.nightFerry}</TooltipTrigger>
          <TooltipContent data-testid="tooltip">{texts.newName}</TooltipContent>
        </TooltipRoot>
        <Dialog open title={texts.newName} onClose={() => {}}>
          <p data-testid="dialog">{texts.newName}</p>
        </Dialog>
        <ToastViewport data-testid="toasts" />
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvasElement }) => {
    for (const id of ['popover', 'menu', 'tooltip', 'dialog', 'toasts']) {
      const popup = await screen.findByTestId(id);
      await expect(canvasElement.contains(popup)).toBe(false);
      await expect(getComputedStyle(popup).direction, id).toBe('rtl');
      await expect(popup.matches(':lang(ja)'), id).toBe(true);
    }
  },
};

const themes = ['night', 'day', 'system'] as const;
const nestings = themes.flatMap((outer) => themes.map((inner) => ({ outer, inner })));

const Sample = ({ id }: { id: string }) => (
  <p data-testid={id} style={{ color: vars.color.text, background: vars.color.page }}>
    {texts.nightFerry}
  </p>
);

export const TheInnerThemeWins: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      {themes.map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <Sample id={theme} />
        </ThemeScope>
      ))}
      {nestings.map(({ outer, inner }) => (
        <ThemeScope key={`${inner} in ${outer}`} theme={outer} hue={225}>
          <ThemeScope theme={inner}>
            <Sample id={`${inner} in ${outer}`} />
            <Button tone="accent">{texts.startChatting}</Button>
          </ThemeScope>
        </ThemeScope>
      ))}
      <ThemeScope theme="day">
        <ThemeScope theme="night">
          <Dialog open title={texts.newName} onClose={() => {}}>
            <Sample id="popup" />
          </Dialog>
        </ThemeScope>
      </ThemeScope>
    </>
  ),
  play: async ({ canvas, step }) => {
    const colours = (element: HTMLElement) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    };
    const alone = (theme: string) => colours(canvas.getByTestId(theme));
    await expect(alone('night')).not.toEqual(alone('day'));
    await step('in each other theme', async () => {
      for (const { outer, inner } of nestings)
        await expect(colours(canvas.getByTestId(`${inner} in ${outer}`))).toEqual(alone(inner));
    });
    await step('in a dialog', async () => {
      await expect(colours(await screen.findByTestId('popup'))).toEqual(alone('night'));
    });
    await step('and the outer hue stays', async () => {
      for (const button of canvas.getAllByText(texts.startChatting))
        await expect(getComputedStyle(button.closest('button')!).backgroundColor).toMatch(
          /^oklch\(\S+ \S+ 225\)$/,
        );
    });
  },
};

/** Tokens that a host sets between two scopes hold in the inner one, and so does a hue. */
export const TokensOfAHostHold: Story = {
  tags: ['!visual'],
  render: () => (
    <ThemeScope theme="day" hue={62}>
      <div style={{ '--companion-color-text': 'rgb(1, 2, 3)', ...hueVars(225) } as CSSProperties}>
        <ThemeScope hue={155}>
          <Sample id="with a hue" />
        </ThemeScope>
        <ThemeScope theme="night">
          <Button tone="accent">{texts.startChatting}</Button>
        </ThemeScope>
      </div>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('with a hue')).color).toBe('rgb(1, 2, 3)');
    const button = canvas.getByRole('button', { name: texts.startChatting });
    await expect(getComputedStyle(button).backgroundColor).toMatch(/ 225\)$/);
  },
};

export const EveryState: Story = matrix<ThemeScopeProps>({
  args: { children: parts },
  variants: { 'no hue': {}, ...each('hue', [15, 62, 155, 225, 290]) },
  width: 280,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...themeScopeUsage };
