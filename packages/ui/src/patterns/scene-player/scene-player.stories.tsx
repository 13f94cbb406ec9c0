import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { ScenePlayer, type ScenePlayerProps, type StoryScene } from './index.ts';
import * as css from './scene-player.stories.css.ts';
import { scenePlayerWords } from './scene-player.words.ts';

const gate: StoryScene = {
  id: 'gate',
  speaker: '阿灯',
  text: [
    '山门的灯灭了三盏。我守夜这么多年，没见过风从里面往外吹。',
    '你听，石阶上有脚步，可是没有影子。',
  ],
  choices: [
    { id: 'knock', text: '提着灯上前，敲门' },
    { id: 'wait', text: '熄掉手里的灯，等他先开口' },
  ],
};

const talk: StoryScene = {
  id: 'talk',
  speaker: '门后的人',
  text: ['「门我可以开。可你得先告诉我，你是替谁来的？」'],
  choices: [],
  prompt: '你会怎么回答？',
};

const ending: StoryScene = {
  id: 'light',
  text: ['最后一盏灯点上的时候，天正好亮了。谁也没看见是谁点的。'],
  choices: [],
  ending: '天亮之前',
};

const meta = {
  title: 'Components/Scene player',
  parameters: { words: scenePlayerWords },
  component: ScenePlayer,
  args: {
    scene: gate,
    path: ['start', 'road', 'gate'],
    art: <CoverArt seed="last-light" scene="mountains" hue={62} />,
    companion: { name: '阿灯', seed: 'a-deng', hue: 62 },
    busy: false,
    onChoose: fn(),
    onSay: fn(),
    onBack: fn(),
    onRestart: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css.window}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScenePlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {};
export const TheFirstScene: Story = { args: { path: ['gate'] } };
let arrive: (news: Pick<ScenePlayerProps, 'reply' | 'failure'>) => void;

/** The answer is on its way until a story lets it arrive. */
function Listener(args: ScenePlayerProps) {
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<Parameters<typeof arrive>[0]>({});
  arrive = (arrived) => {
    setBusy(false);
    setNews(arrived);
  };
  return (
    <ScenePlayer
      {...args}
      {...news}
      busy={busy}
      onSay={(words) => {
        args.onSay(words);
        setBusy(true);
        setNews({});
      }}
    />
  );
}

export const Saying: Story = {
  args: { scene: talk, path: ['start', 'road', 'gate', 'talk'] },
  render: (args) => <Listener {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '你会怎么回答？' });
    await step('what is said stands until it is answered', async () => {
      await userEvent.type(field, ' 替自己 {Enter}');
      await expect(args.onSay).toHaveBeenCalledWith('替自己');
      await expect(field).toHaveValue(' 替自己 ');
      await userEvent.keyboard('别急');
      await expect(field).toHaveValue(' 替自己 ');
    });
    await step('not heard, it is said again by Enter alone, or in other words', async () => {
      arrive({ failure: '没有连上服务器，再说一遍试试' });
      await expect(await canvas.findByText(/再说一遍试试/)).toBeVisible();
      await expect(field).toHaveValue(' 替自己 ');
      await expect(field).toHaveFocus();
      await userEvent.type(field, '来的{Enter}');
      await expect(args.onSay).toHaveBeenLastCalledWith('替自己 来的');
      arrive({ failure: '没有连上服务器，再说一遍试试' });
      await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSay).toHaveBeenCalledTimes(3);
    });
    await step('heard, it makes room for the next', async () => {
      arrive({});
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).toHaveFocus();
    });
  },
};
export const Answered: Story = {
  args: { scene: talk, reply: '「替自己的人，我见得不多。进来吧。」' },
};
export const AnAnswerFailed: Story = {
  args: { scene: talk, failure: '没有连上服务器，再说一遍试试' },
};
export const Ending: Story = {
  args: { scene: ending, path: ['start', 'road', 'gate', 'talk', 'light'] },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    companion: { name: 'Lumen', seed: 'a-deng', hue: 62 },
    scene: {
      id: 'gate',
      speaker: 'Lumen',
      text: [
        'Three lamps on the gate have gone out. In all my years on watch I never knew the wind to blow outwards.',
        'Listen: footsteps on the stone stairs, and no shadow to go with them.',
      ],
      choices: [
        { id: 'knock', text: 'Lift the lantern, walk up and knock' },
        { id: 'wait', text: 'Put out your own light and let whoever it is speak first' },
      ],
    },
  },
};

/** Silence may come more than once in a scene, and is gone with it. */
export const SaidTwice: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [scene, setScene] = useState<StoryScene>({ ...gate, text: ['……', '风停了。', '……'] });
    return (
      <ScenePlayer
        {...args}
        scene={scene}
        onChoose={() => setScene({ ...talk, text: ['「谁？」'] })}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('……')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '提着灯上前，敲门' }));
    await expect(canvas.getByText('「谁？」')).toBeVisible();
    await expect(canvas.queryByText('……')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [scene, setScene] = useState(gate);
    return (
      <ScenePlayer
        {...args}
        scene={scene}
        onChoose={(id) => {
          args.onChoose(id);
          setScene(talk);
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    await step('a choice is a button', async () => {
      canvas.getByRole('button', { name: '提着灯上前，敲门' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('knock');
    });
    await step(
      'the next scene has the focus, so that it is read and Tab goes on from there',
      async () => {
        await expect(document.activeElement).toHaveTextContent('门我可以开');
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
      },
    );
    const lamp = (name: string) => canvas.getByRole('button', { name });
    await step('Tab goes on to the lamps, which lead back by Enter and by Space', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(lamp('回到第 1 幕')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onBack).toHaveBeenLastCalledWith(0);
      await userEvent.tab();
      await expect(lamp('回到第 2 幕')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onBack).toHaveBeenLastCalledWith(1);
    });
    await step('the lamp where one is leads nowhere', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('aria-current', 'step');
      await userEvent.keyboard('{Enter}');
      await expect(args.onBack).toHaveBeenCalledTimes(2);
    });
    await step('then the ways back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '退一步' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '从头再来' })).toHaveFocus();
    });
  },
};

export const SpaceTakesAChoice: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '熄掉手里的灯，等他先开口' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith('wait');
  },
};
