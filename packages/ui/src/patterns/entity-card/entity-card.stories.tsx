import type { Meta, StoryObj } from '@storybook/react-vite';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { opensByKeyboard } from '../../internal/testing/opens-by-keyboard.ts';
import { shelf } from '../../internal/testing/shelf.css.ts';
import { entityCardTexts } from './entity-card.texts.ts';
import { entityCardUsage } from './entity-card.usage.tsx';
import { EntityCard, type EntityCardProps } from './index.ts';

const texts = entityCardTexts.zh;

const meta = {
  title: 'Components/Entity card',
  parameters: { texts: entityCardTexts },
  component: EntityCard,
  args: {
    href: '#',
    name: texts.jiuBellRinger,
    kind: texts.character,
    summary: texts.keeperNinthBellCannot,
    hue: 15,
    seed: 'nine-bells-role-ringer',
    look: { body: 'folk', head: 'hood', eyes: 'almond', mouth: 'flat', held: 'striker' },
  },
} satisfies Meta<typeof EntityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const Kinds: Story = {
  render: (args) => (
    <div className={shelf}>
      <EntityCard {...args} />
      <EntityCard
        href="#"
        name={texts.crackedBronzeBell}
        kind={texts.item}
        summary={texts.oneShakeNextHeavy}
        hue={15}
        icon="bell"
      />
      <EntityCard href="#" name="Quarry Stair" kind="Place" summary="" hue={190} />
      <EntityCard
        href="#"
        name="The Extraordinarily Long-Winded Warden of the Western Sluice Gate"
        kind="Boss"
        summary="It talks for forty seconds before the fight. Skipping the speech costs you the first bell, so most people listen, and some of them learn where it is weak."
        hue={240}
        seed="warden"
        look={{ body: 'toad', eyes: 'slit', mouth: 'maw', head: 'none', material: 'dread' }}
      />
    </div>
  ),
};

const withoutPortrait = { seed: undefined, look: undefined };

export const EveryState: Story = matrix<EntityCardProps>({
  variants: {
    portrait: {},
    icon: { ...withoutPortrait, name: texts.crackedBronzeBell, kind: texts.item, icon: 'bell' },
    neither: {
      ...withoutPortrait,
      name: texts.quarryStair,
      kind: texts.place,
      summary: '',
      hue: 190,
    },
  },
  states: handled('a'),
  width: 260,
});

export const OpensByKeyboard: Story = { tags: ['!visual'], play: opensByKeyboard };

export const GoodAndBadUse: Story = { tags: ['!visual'], ...entityCardUsage };
