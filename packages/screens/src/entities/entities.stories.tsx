import entities from 'virtual:answer/api/visitor/game/entity/list?game_id=nine-bells&kind=role';
import type { EntityList } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { EntitiesScreen } from './index.ts';

const meta = { title: 'Screens/Entities of a game' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = (entities: EntityList | null) => (
  <EntitiesScreen
    game={{ id: 'nine-bells', name: '九钟', hue: 15 }}
    entities={entities}
    kind="role"
    onKind={fn()}
    hrefOfKind={(kind) => `?entityKind=${kind}`}
    hrefOfPage={(page) => `?page=${page}`}
    onRetry={fn()}
  />
);

export const Complete: Story = {
  tags: ['languages'],
  render: (_, { globals }) => screen(recorded<EntityList>(entities, globals)),
};
export const LoadFailed: Story = { render: () => screen(null) };
