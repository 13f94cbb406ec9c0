import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Frame, Row, Stack } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Spinner, type SpinnerProps } from './index.ts';
import { spinnerTexts } from './spinner.texts.ts';
import { spinnerUsage } from './spinner.usage.tsx';

const texts = spinnerTexts.zh;

const meta = {
  title: 'Components/Spinner',
  parameters: { texts: spinnerTexts },
  component: Spinner,
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const BesideWords: Story = {
  render: () => (
    <div role="status">
      <Row>
        <Spinner />
        {texts.gettingThroughToLumen}
      </Row>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^正在连上阿灯……$/);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const AsLargeAsTheWordsAndInTheirColour: Story = {
  render: () => (
    <>
      {([13, 16, 22, 36] as const).map((size) => (
        <div key={size} style={{ fontSize: fontSize[size] }}>
          <Row>
            <Spinner />
            {texts.leafingThroughLogbook}
            <span style={{ color: vars.color.faint }}>
              <Spinner />
            </span>
            <span style={{ color: vars.color.emberText }}>
              <Spinner />
            </span>
          </Row>
        </div>
      ))}
    </>
  ),
};

export const LongWordsLeaveItItsRoom: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack>
      <div style={{ display: 'flex', gap: 8, fontSize: fontSize[16] }}>
        <Spinner />
        <span>
          We are looking for the second mast in the east, where the lighthouse of Linting used to
          be, before anybody counted the waves.
        </span>
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('svg') as SVGElement;
    const { width, height } = getComputedStyle(spinner);
    await expect([width, height].map(parseFloat).map(Math.round)).toEqual([18, 18]);
  },
};

const coloured = (color: string) => (spinner: ReactElement) => (
  <span style={{ color }}>{spinner}</span>
);

export const EveryState: Story = matrix<SpinnerProps>({
  variants: {
    'in words of 13 px': { style: { fontSize: fontSize[13] } },
    'of 16 px': { style: { fontSize: fontSize[16] } },
    'of 36 px': { style: { fontSize: fontSize[36] } },
  },
  states: { faint: coloured(vars.color.faint), accent: coloured(vars.accent.text) },
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...spinnerUsage };
