import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { Gallery } from '../../internal/testing/gallery.tsx';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Button } from '../button/index.ts';
import { iconTexts } from './icon.texts.ts';
import { iconUsage } from './icon.usage.tsx';
import * as icons from './index.ts';

const texts = iconTexts.zh;

const meta = {
  title: 'Components/Icon',
  parameters: { texts: iconTexts },
  component: icons.Search,
  args: { size: 24 },
  // Icons are generated: Storybook reads no props of theirs.
  argTypes: {
    size: {
      description: 'Width and height.',
      table: { type: { summary: 'number (px)' }, defaultValue: { summary: '20' } },
      control: { type: 'range', min: 8, max: 400 },
    },
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof icons.Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons are generated: Storybook knows no names of theirs. */
const transform = (_: string, { args: { size } }: { args: { size?: number | string } }) =>
  `import { Search } from '@companion/ui/icon';

<Search size={${size}} />;`;

export const Default: Story = {
  tags: ['playground', '!visual'],
  parameters: { docs: { source: { transform } } },
};

export const All: Story = {
  render: () => (
    <Gallery
      members={Object.fromEntries(
        Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} size={24} />]),
      )}
    />
  ),
};

export const InTheSizesAndColoursOfText: Story = {
  render: () => (
    <>
      {[14, 16, 20, 24, 32].map((size) => (
        <Row key={size} caption={`${size} px`}>
          {[vars.color.text, vars.color.faint, vars.color.emberText, vars.color.bad].map(
            (color) => (
              <span key={color} style={{ color }}>
                <icons.Search size={size} /> <icons.Globe size={size} />
              </span>
            ),
          )}
        </Row>
      ))}
    </>
  ),
};

export const WhatItStandsInHasTheName: Story = {
  tags: ['!visual'],
  render: () => (
    <Row>
      <Button icon={<icons.Download size={16} />}>{texts.download}</Button>
      <Button iconOnly aria-label={texts.close}>
        <icons.X size={18} />
      </Button>
      <span style={{ fontSize: fontSize[14] }}>
        <icons.CircleCheck size={16} />
        {texts.unlocked}
      </span>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.download })).toHaveFocus();
    // The picture itself is no stop of its own.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.close })).toHaveFocus();
  },
};

const coloured = (color: string) => (icon: ReactElement) => <span style={{ color }}>{icon}</span>;

export const EveryState: Story = matrix<ComponentProps<typeof icons.Search>>({
  variants: each('size', [16, 20, 24, 40]),
  states: { muted: coloured(vars.color.muted), accent: coloured(vars.accent.text) },
  width: 80,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...iconUsage };
