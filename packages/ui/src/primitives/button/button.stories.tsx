import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, Row, Stack } from '../../internal/testing/frame.tsx';
import { each, matrix, pressed } from '../../internal/testing/matrix.tsx';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { ArrowRight, Download, Plus } from '../icon/index.ts';
import { buttonTexts } from './button.texts.ts';
import { buttonUsage } from './button.usage.tsx';
import { Button, type ButtonProps } from './index.ts';

const texts = buttonTexts.zh;

const meta = {
  title: 'Components/Button',
  parameters: { texts: buttonTexts },
  component: Button,
  args: { children: texts.startChatting, tone: 'primary', onClick: fn() },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = ['primary', 'accent', 'outline', 'quiet', 'danger'] as const;
const sizes = ['s', 'm', 'l'] as const;

export const EveryToneInEverySize: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Row key={size}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {texts.startChatting}
            </Button>
          ))}
        </Row>
      ))}
    </>
  ),
};

export const EveryState: Story = matrix<ButtonProps>({
  variants: each('tone', tones),
  states: {
    ...pressed('button'),
    icon: { icon: <Download size={16} />, children: texts.download },
    'icon alone': { iconOnly: true, 'aria-label': texts.add, children: <Plus size={18} /> },
    loading: { loading: true },
    disabled: { disabled: true },
    s: { size: 's' },
    l: { size: 'l' },
    'full width': { fullWidth: true },
  },
  width: 132,
});

export const TakesTheHueOfTheCompanionAroundIt: Story = {
  render: () => (
    <Row>
      {[15, 95, 150, 210, 290, 340].map((hue) => (
        <ThemeScope key={hue} hue={hue}>
          <Button tone="accent" icon={<ArrowRight size={16} />}>
            {texts.startChatting}
          </Button>
        </ThemeScope>
      ))}
    </Row>
  ),
};

export const LongWordsWrapAndStayInTheMiddle: Story = {
  render: () => (
    <Stack>
      <Button tone="primary" fullWidth>
        {texts.iHaveReadWhole}
      </Button>
      <Button fullWidth>
        Take me to the guardian of the seventh floor, I have read everything
      </Button>
      <Button fullWidth>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten
      </Button>
    </Stack>
  ),
};

export const WhileItLoadsItKeepsNameFocusAndWidthAndTakesNoPress: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: texts.startChatting });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledForScreenReadersItTakesNoPress: Story = {
  tags: ['!visual'],
  render: ({ onClick }) => (
    <>
      <Button aria-disabled onClick={onClick}>
        {texts.chat}
      </Button>
      <Button aria-disabled="true" onClick={onClick}>
        {texts.tellStory}
      </Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PressedByPointerEnterAndSpace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...buttonUsage };
