import companion from 'virtual:answer/api/character/get_official_character_list?id=jiu-sheng';
import bell from 'virtual:answer/api/quest/story/scenes?quest_id=tenth-bell';
import type { CharacterDetail, StoryScenes } from '@companion/sdk/contract';
import type { StorySync } from '@companion/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { StoryPage, type StoryPageProps } from './index.ts';

/** A sync whose path a story can replace, as another device does. */
function createFakeSync(path: readonly string[] = []) {
  let onPathReplaced: Parameters<StoryPageProps['createSync']>[0] | undefined;
  const sync = {
    path,
    setPath: fn<StorySync['setPath']>(),
    pull: fn<StorySync['pull']>(async () => {}),
    reread: fn<StorySync['reread']>(),
    push: fn<StorySync['push']>(async () => ({ reply: '', scene_id: 'roof' })),
  };
  return {
    sync,
    createSync: (onReplaced: Parameters<StoryPageProps['createSync']>[0]) => {
      onPathReplaced = onReplaced;
      return sync;
    },
    replacePath: (replaced: readonly string[]) => onPathReplaced?.(replaced),
  };
}

type Args = Pick<
  StoryPageProps,
  'session' | 'isLoggedIn' | 'onEnding' | 'onStep' | 'onSyncFailed' | 'onStory'
>;
type Globals = Parameters<typeof recorded>[1];

let fake = createFakeSync();

const meta = {
  title: 'Screens/Story page',
  tags: ['!visual'],
  args: {
    session: 'in',
    isLoggedIn: () => true,
    onEnding: fn(),
    onStep: fn(),
    onSyncFailed: fn(),
    onStory: fn(),
  } satisfies Args as Args,
  beforeEach: () => {
    fake = createFakeSync();
  },
  render: (args: Args, { globals }: { globals: Globals }) => (
    <StoryPage
      {...args}
      createSync={fake.createSync}
      companion={recorded<{ items: [CharacterDetail] }>(companion, globals).items[0]}
      story={recorded<StoryScenes>(bell, globals)}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const TO_ROOF = '上屋顶问砂原澪';

export const PushesChoices: Story = {
  play: async ({ args, canvas }) => {
    await expect(fake.sync.pull).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: TO_ROOF }));
    await expect(fake.sync.setPath).toHaveBeenLastCalledWith(['yard', 'roof']);
    await expect(args.onStep).toHaveBeenLastCalledWith(false);
    await expect(fake.sync.push).toHaveBeenCalledOnce();
    await expect(fake.sync.push).toHaveBeenLastCalledWith({
      scene_id: 'yard',
      choice_id: 'to-roof',
      path: ['yard'],
    });
  },
};

const wholeStory = (globals: Globals) => recorded<StoryScenes>(bell, globals);

/** The second scene is an ending. */
function shortStory(globals: Globals): StoryScenes {
  const story = wholeStory(globals);
  const scenes = story.scenes.map((scene) =>
    scene.id === 'roof' ? { ...scene, choices: [], ending: '无声' } : scene,
  );
  return { ...story, scenes };
}

const endingAtOnce = (args: Args, { globals }: { globals: Globals }) => (
  <StoryPage
    {...args}
    createSync={fake.createSync}
    companion={recorded<{ items: [CharacterDetail] }>(companion, globals).items[0]}
    story={shortStory(globals)}
  />
);

export const TellsOfTheEnd: Story = {
  render: endingAtOnce,
  play: async ({ args, canvas }) => {
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: TO_ROOF }));
    await expect(args.onStep).toHaveBeenLastCalledWith(true);
    await expect(args.onEnding).toHaveBeenCalledOnce();
    await expect(args.onEnding).toHaveBeenLastCalledWith('roof', '无声');
  },
};

export const TellsOfAnEndOnce: Story = {
  render: endingAtOnce,
  beforeEach: () => {
    fake = createFakeSync(['yard', 'roof']);
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStep).toHaveBeenLastCalledWith(true));
    await expect(args.onEnding).not.toHaveBeenCalled();
    // The visitor comes to it again.
    await userEvent.click(canvas.getByRole('button', { name: '从头再来' }));
    await userEvent.click(canvas.getByRole('button', { name: TO_ROOF }));
    await expect(args.onEnding).toHaveBeenCalledOnce();
  },
};

export const SendsNothingWithoutLogin: Story = {
  args: { isLoggedIn: () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: TO_ROOF }));
    await expect(fake.sync.setPath).toHaveBeenLastCalledWith(['yard', 'roof']);
    await expect(fake.sync.push).not.toHaveBeenCalled();
  },
};

export const ResumesStoredPath: Story = {
  beforeEach: () => {
    fake = createFakeSync(['yard', 'roof']);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('砂原澪')).toBeVisible();
  },
};

export const FollowsAnotherDevice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: TO_ROOF });
    fake.replacePath(['yard', 'roof']);
    await expect(await canvas.findByText('砂原澪')).toBeVisible();
  },
};

/** A logout in another tab has removed the path. */
export const StartsAnewAfterLogout: Story = {
  beforeEach: () => {
    fake = createFakeSync(['yard', 'roof']);
    fake.sync.reread.mockImplementation(() => fake.replacePath([]));
  },
  render: (args: Args, context) => {
    const [session, setSession] = useState(args.session);
    return (
      <>
        {meta.render({ ...args, session }, context)}
        <button type="button" onClick={() => setSession('out')}>
          退出
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('砂原澪');
    await expect(fake.sync.reread).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '退出' }));
    await canvas.findByRole('button', { name: TO_ROOF });
    await expect(fake.sync.reread).toHaveBeenCalledOnce();
  },
};

const WITH_PROMPT = ['yard', 'roof', 'rain'];

/** A login brings the sync of the account. */
const loggingIn =
  (storyOf: (globals: Globals) => StoryScenes) => (args: Args, context: { globals: Globals }) => {
    const [{ createSync }, setFake] = useState(fake);
    const { globals } = context;
    return (
      <>
        <StoryPage
          {...args}
          createSync={createSync}
          companion={recorded<{ items: [CharacterDetail] }>(companion, globals).items[0]}
          story={storyOf(globals)}
        />
        <button type="button" onClick={() => setFake(ofAccount)}>
          登录
        </button>
      </>
    );
  };
let ofAccount = createFakeSync();

export const KeepsTextAtLogin: Story = {
  beforeEach: () => {
    fake = createFakeSync(WITH_PROMPT);
    ofAccount = createFakeSync(WITH_PROMPT);
  },
  render: loggingIn(wholeStory),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '阿蔷？');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(ofAccount.sync.pull).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox')).toHaveValue('阿蔷？');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await waitFor(() => expect(ofAccount.sync.push).toHaveBeenCalledOnce());
    await expect(fake.sync.push).not.toHaveBeenCalled();
  },
};

export const TellsNothingAgainAfterLogin: Story = {
  beforeEach: () => {
    fake = createFakeSync();
    ofAccount = createFakeSync(['yard', 'roof']);
    fake.sync.setPath.mockImplementation((path) => {
      fake.sync.path = path;
    });
  },
  render: loggingIn(shortStory),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: TO_ROOF }));
    await expect(args.onEnding).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(ofAccount.sync.setPath).toHaveBeenCalledWith(['yard', 'roof']));
    await expect(args.onEnding).toHaveBeenCalledOnce();
  },
};

export const ShowsOtherPathAfterLogin: Story = {
  beforeEach: () => {
    fake = createFakeSync(['yard', 'roof']);
    ofAccount = createFakeSync(['yard']);
  },
  render: loggingIn(wholeStory),
  play: async ({ canvas }) => {
    await canvas.findByText('砂原澪');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByRole('button', { name: TO_ROOF })).toBeVisible();
  },
};

/** The other device's layout gets the typed text in the commit that mounts it. */
export const HasItsFieldWhenMounted: Story = {
  beforeEach: () => {
    fake = createFakeSync(WITH_PROMPT);
  },
  render: (args: Args, context) => {
    const [device, setDevice] = useState('desktop');
    const [fields, setFields] = useState<number>();
    const layout = useRef<HTMLDivElement>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each device mounts the page anew
    useLayoutEffect(
      () => setFields(layout.current?.querySelectorAll('form input').length),
      [device],
    );
    return (
      <>
        <div key={device} ref={layout}>
          {meta.render(args, context)}
        </div>
        <button type="button" onClick={() => setDevice('mobile')}>
          转屏
        </button>
        <output aria-label="fields">{fields}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: '转屏' }));
    await expect(canvas.getByRole('status', { name: 'fields' })).toHaveTextContent('1');
  },
};

export const PullsWhenVisibleAgain: Story = {
  play: async () => {
    await waitFor(() => expect(fake.sync.pull).toHaveBeenCalledOnce());
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(fake.sync.pull).toHaveBeenCalledTimes(2);
  },
};

export const ReportsFailedSync: Story = {
  beforeEach: () => {
    fake = createFakeSync();
    fake.sync.pull.mockRejectedValue(new Error('offline'));
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSyncFailed).toHaveBeenCalledOnce());
  },
};
