import companions from 'virtual:answer/api/character/get_official_character_list';
import type { CharacterList, Talk } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { browsers, compose } from '../../../ui/src/internal/testing/compose.ts';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { page } from '../layout/index.ts';
import { recorded } from '../testing/recorded.ts';
import { TalksDialog, type TalksDialogProps, TalksScreen } from './index.ts';

const NOW = new Date(2026, 10, 20, 21, 30).getTime();
const HOUR = 3_600_000;

type Globals = Parameters<typeof recorded>[1];

/** What was said last in each talk, by companion. */
const lines = {
  'jiu-sheng': { author: 'character', hours: 0.2, unread: 0, count: 34 },
  'a-deng': { author: 'character', hours: 3, unread: 2, count: 12 },
  'lao-tang': { author: 'user', hours: 26, unread: 0, count: 7 },
  'mo-ban': { author: 'character', hours: 24 * 40, unread: 0, count: 58 },
  'san-hua': { author: 'character', hours: 24 * 400, unread: 120, count: 240 },
} as const;

function talksIn(globals: Globals): Talk[] {
  const { items } = recorded<CharacterList>(companions, globals);
  return Object.entries(lines).flatMap(([id, { author, hours, unread, count }]) => {
    const character = items.find((item) => item.id === id);
    if (!character) return [];
    return {
      character,
      last: {
        id: String(1000 - hours),
        character_id: id,
        author,
        text: character.line,
        citations: [],
        sent_at: new Date(NOW - hours * HOUR).toISOString(),
      },
      count,
      unread,
    };
  });
}

/** A backend that searches and forgets. */
function backendOf(talks: Talk[]): TalksDialogProps['services'] {
  let left = talks;
  return {
    load: async (words) => ({ items: left.filter(({ last }) => last.text.includes(words)) }),
    remove: fn(async (id) => {
      left = left.filter(({ character }) => character.id !== id);
    }),
  };
}

type Args = Omit<TalksDialogProps, 'services'> & {
  services?: TalksDialogProps['services'];
};

const meta = {
  title: 'Screens/Talks',
  tags: ['!visual'],
  args: { open: true, onClose: fn(), current: 'jiu-sheng', now: () => NOW } satisfies Args as Args,
  render: ({ services, ...args }: Args, { globals, loaded }) => (
    <TalksDialog
      {...args}
      services={services ?? loaded['services']}
      key={String(globals['locale'])}
    />
  ),
  loaders: [({ globals }) => ({ services: backendOf(talksIn(globals)) })],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '所有对话' }));

export const List: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    const list = await dialog();
    const links = await list.findAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(links[1]).toHaveAccessibleName(/2 句没看/);
    await expect(links[2]).toHaveTextContent(/我：/);
    links[1]?.addEventListener('click', (event) => event.preventDefault());
    if (links[1]) await userEvent.click(links[1]);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const UnderThePointer: Story = {
  ...hovered('li:nth-child(2) a'),
  tags: ['visual'],
  render: ({ current, now }, { loaded }) => (
    <main className={page.page} style={{ maxInlineSize: 480 }}>
      <TalksScreen services={loaded['services']} current={current} now={now} onOpen={fn()} />
    </main>
  ),
};

/** The page may stay open for days. */
export const OpenedAgainTheNextDay: Story = {
  render: function Reopened({ services, ...args }, { loaded }) {
    const [openings, setOpenings] = useState(1);
    return (
      <>
        <TalksDialog
          {...args}
          services={services ?? loaded['services']}
          open={openings % 2 === 1}
          onClose={() => setOpenings(2)}
          now={() => NOW + (openings - 1) * 12 * HOUR}
        />
        <button type="button" onClick={() => setOpenings(3)}>
          打开
        </button>
      </>
    );
  },
  play: async () => {
    const today = await dialog();
    await expect((await today.findAllByRole('link'))[1]).toHaveTextContent('18:30');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const tomorrow = await dialog();
    await expect((await tomorrow.findAllByRole('link'))[1]).not.toHaveTextContent('18:30');
  },
};

export const Searched: Story = {
  play: async ({ step }) => {
    const list = await dialog();
    const field = list.getByRole('searchbox', { name: '找一句你们说过的话' });
    await list.findAllByRole('link');
    await step('words that were said', async () => {
      await userEvent.type(field, '边吃');
      await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
      await expect(list.getByText('边吃').closest('mark')).toBeVisible();
    });
    await step('words that were not', async () => {
      await userEvent.type(field, '火星');
      await expect(await list.findByText('没有哪句话提到“边吃火星”。')).toBeVisible();
    });
    await step('no words', async () => {
      await userEvent.clear(field);
      await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(5));
    });
  },
};

const asked = fn<TalksDialogProps['services']['load']>();

export const SearchedByWholeWords: Story = {
  args: { services: { load: asked, remove: async () => {} } },
  beforeEach: ({ globals }) => {
    asked.mockImplementation(backendOf(talksIn(globals)).load);
  },
  play: async ({ step }) => {
    const list = await dialog();
    const field = list.getByRole<HTMLInputElement>('searchbox');
    for (const browser of browsers)
      await step(browser, async () => {
        await userEvent.clear(field);
        await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(5));
        asked.mockClear();
        await compose(field, ['b', 'bian', "bian'chi"], '边吃', browser);
        await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
        await expect(asked.mock.calls.map(([words]) => words)).toEqual(['边吃']);
      });
  },
};

export const Deleted: Story = {
  play: async ({ step }) => {
    const list = await dialog();
    await step('it asks first, and the talk can stay', async () => {
      await userEvent.click(await list.findByRole('button', { name: '删除跟阿灯的对话' }));
      await expect(list.getByRole('button', { name: '留着' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(list.getByRole('button', { name: '删除跟阿灯的对话' })).toHaveFocus();
      await expect(list.getAllByRole('link')).toHaveLength(5);
    });
    await step('then it is gone', async () => {
      await userEvent.click(list.getByRole('button', { name: '删除跟阿灯的对话' }));
      await userEvent.click(list.getByRole('button', { name: '全部删掉' }));
      await expect(await list.findByText('跟阿灯的对话删掉了。')).toBeInTheDocument();
      await expect(list.getAllByRole('link')).toHaveLength(4);
    });
  },
};

/** The question before a deletion, for the eye. */
export const Asked: Story = {
  play: async () => {
    const list = await dialog();
    await userEvent.click(
      (await list.findAllByRole('button', { name: /删除|Delete|削除/ }))[1] as Element,
    );
  },
};

export const NotDeleted: Story = {
  args: {
    services: {
      ...backendOf(talksIn({ locale: 'zh' })),
      remove: async () => Promise.reject(new Error('no network')),
    },
  },
  play: async () => {
    const list = await dialog();
    await userEvent.click(await list.findByRole('button', { name: '删除跟阿灯的对话' }));
    await userEvent.click(list.getByRole('button', { name: '全部删掉' }));
    await expect(await list.findByText('没删成，对话还在。')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: '留着' }));
    await expect(list.getAllByRole('link')).toHaveLength(5);
  },
};

/** The removal is over. */
let removed: () => void;

export const CannotBeKeptWhileItIsDeleted: Story = {
  args: {
    services: {
      ...backendOf(talksIn({ locale: 'zh' })),
      remove: () =>
        new Promise((resolve) => {
          removed = resolve;
        }),
    },
  },
  play: async () => {
    const list = await dialog();
    await userEvent.click(await list.findByRole('button', { name: '删除跟阿灯的对话' }));
    await userEvent.click(list.getByRole('button', { name: '全部删掉' }));
    const keep = list.getByRole('button', { name: '留着' });
    await userEvent.click(keep);
    await expect(keep).toBeVisible();
    removed();
    await expect(await list.findByText('跟阿灯的对话删掉了。')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { services: { load: () => new Promise(() => {}), remove: async () => {} } },
};

export const Empty: Story = {
  args: { services: { load: async () => ({ items: [] }), remove: async () => {} } },
  play: async () => {
    await expect(await (await dialog()).findByText('还没跟谁聊过')).toBeVisible();
  },
};

const load = fn<TalksDialogProps['services']['load']>();

export const Failed: Story = {
  args: { services: { load, remove: async () => {} } },
  beforeEach: ({ globals }) => {
    load.mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue({ items: talksIn(globals) });
  },
  play: async () => {
    const list = await dialog();
    await userEvent.click(await list.findByRole('button', { name: '再试一次' }));
    await expect(await list.findAllByRole('link')).toHaveLength(5);
  },
};
