import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { shelf } from '../../internal/testing/shelf.css.ts';
import { entityCardWords } from './entity-card.words.ts';
import { EntityCard } from './index.ts';

const meta = {
  title: 'Components/Entity card',
  parameters: { words: entityCardWords },
  component: EntityCard,
  args: {
    href: '#',
    name: '敲钟人阿九',
    kind: '角色',
    summary: '守第九口钟的人，耳朵听不见，靠脚底的震动认钟。',
    hue: 15,
    seed: 'nine-bells-role-ringer',
  },
} satisfies Meta<typeof EntityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <div className={shelf}>
      <EntityCard {...args} />
      <EntityCard
        href="#"
        name="裂口铜铃"
        kind="物品"
        summary="摇一次，下一记重击的前摇慢半拍；摇过三次就哑了。"
        hue={15}
      />
      <EntityCard href="#" name="Quarry Stair" kind="Place" summary="" hue={190} />
      <EntityCard
        href="#"
        name="The Extraordinarily Long-Winded Warden of the Western Sluice Gate"
        kind="Boss"
        summary="It talks for forty seconds before the fight. Skipping the speech costs you the first bell, so most people listen, and some of them learn where it is weak."
        hue={240}
        seed="warden"
      />
    </div>
  ),
};

export const EveryState: Story = {
  tags: ['both-themes'],
  render: ({ seed, ...thing }) => (
    <BothThemes>
      <EntityCard {...thing} seed={seed} />
      <EntityCard {...thing} name="裂口铜铃" kind="物品" />
      <EntityCard {...thing} name="采石场的石阶" kind="地点" summary="" hue={190} />
    </BothThemes>
  ),
};

export const IsOneStopAndEnterOpensIt: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole('link', { name: '敲钟人阿九' });
    link.addEventListener('click', opened);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};
