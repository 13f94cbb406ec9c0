import item from 'virtual:answer/api/visitor/game/entity/detail?id=nine-bells-item-striker';
import role from 'virtual:answer/api/visitor/game/entity/detail?id=nine-bells-role-ringer';
import type { EntityDetail } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../testing/recorded.ts';
import { EntityScreen } from './index.ts';

const meta = { title: 'Screens/Entity and item' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = {
  tags: ['languages'],
  render: (_, { globals }) => <EntityScreen entity={recorded<EntityDetail>(role, globals)} />,
};
export const Item: Story = {
  render: (_, { globals }) => <EntityScreen entity={recorded<EntityDetail>(item, globals)} />,
};
export const ItemInEnglish: Story = { ...Item, globals: { locale: 'en' } };
