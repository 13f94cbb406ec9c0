import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { matrix } from '../../internal/testing/matrix.tsx';
import { Miniature } from '../../internal/testing/usage.tsx';
import { ScenePlayer, type ScenePlayerProps, type StoryScene } from './index.ts';
import * as css from './scene-player.stories.css.ts';
import { scenePlayerTexts } from './scene-player.texts.ts';
import { scenePlayerUsage } from './scene-player.usage.tsx';

const texts = scenePlayerTexts.zh;

const gate: StoryScene = {
  id: 'gate',
  speaker: texts.lumen,
  text: [texts.threeLampsOnGate, texts.listenFootstepsOnStone],
  choices: [
    { id: 'knock', text: texts.liftLanternWalkUp },
    { id: 'wait', text: texts.putOutYourOwn },
  ],
};

const question: StoryScene = {
  id: 'talk',
  speaker: texts.somebodyBehindGate,
  text: [texts.iCanOpenGate],
  choices: [],
  prompt: texts.whatDoYouSay,
};

const ending: StoryScene = {
  id: 'light',
  text: [texts.dayBrokeJustAs],
  choices: [],
  ending: texts.beforeDaybreak,
};

const meta = {
  title: 'Components/Scene player',
  parameters: { texts: scenePlayerTexts },
  component: ScenePlayer,
  args: {
    scene: gate,
    path: ['start', 'road', 'gate'],
    art: <CoverArt seed="last-light" scene="mountains" hue={62} />,
    companion: { name: texts.lumen, seed: 'a-deng', hue: 62 },
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

let answer: (result: Pick<ScenePlayerProps, 'reply' | 'failure'>) => void;

/** Stays busy until a story calls `answer`. */
function PendingHost(args: ScenePlayerProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Parameters<typeof answer>[0]>({});
  answer = (answered) => {
    setBusy(false);
    setResult(answered);
  };
  return (
    <ScenePlayer
      {...args}
      {...result}
      busy={busy}
      onSay={(text) => {
        args.onSay(text);
        setBusy(true);
        setResult({});
      }}
    />
  );
}

export const Saying: Story = {
  args: { scene: question, path: ['start', 'road', 'gate', 'talk'] },
  render: (args) => <PendingHost {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: texts.whatDoYouSay });
    await step('keeps the text until the answer arrives', async () => {
      await userEvent.type(field, ' 替自己 {Enter}');
      await expect(args.onSay).toHaveBeenCalledWith('替自己');
      await expect(field).toHaveValue(' 替自己 ');
      await userEvent.keyboard('别急');
      await expect(field).toHaveValue(' 替自己 ');
    });
    await step('sends again after a failure, with the same or another text', async () => {
      answer({ failure: texts.weCouldnTReach });
      await expect(await canvas.findByText(/再说一遍试试/)).toBeVisible();
      await expect(field).toHaveValue(' 替自己 ');
      await expect(field).toHaveFocus();
      await userEvent.type(field, '来的{Enter}');
      await expect(args.onSay).toHaveBeenLastCalledWith('替自己 来的');
      answer({ failure: texts.weCouldnTReach });
      await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSay).toHaveBeenCalledTimes(3);
    });
    await step('clears the field after an answer', async () => {
      answer({});
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).toHaveFocus();
    });
  },
};

export const SayingToAHostThatAnswersAtOnce: Story = {
  tags: ['!visual'],
  args: { scene: question },
  render: function Host(args) {
    const [reply, setReply] = useState<string>();
    return (
      <ScenePlayer
        {...args}
        reply={reply}
        onSay={(text) => {
          args.onSay(text);
          setReply(texts.onTheirOwnBehalf);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    for (const said of ['替自己', '替他们']) {
      await userEvent.type(field, `${said}{Enter}`);
      await expect(args.onSay).toHaveBeenLastCalledWith(said);
      await waitFor(() => expect(field).toHaveValue(''));
    }
  },
};

export const SayingToAHostThatIsBusyLater: Story = {
  tags: ['!visual'],
  args: { scene: question },
  render: function Host(args) {
    const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
    return (
      <>
        <ScenePlayer {...args} {...state} />
        <button type="button" onClick={() => setState({ busy: true })}>
          begin
        </button>
        <button
          type="button"
          onClick={() => setState({ busy: false, failure: args.failure ?? '' })}
        >
          fail
        </button>
        <button type="button" onClick={() => setState({ busy: false })}>
          answer
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.type(field, '替自己{Enter}');
    await press('begin');
    await press('fail');
    await waitFor(() => expect(field).toHaveValue('替自己'));
    await userEvent.type(field, '{Enter}');
    await press('begin');
    await press('answer');
    await waitFor(() => expect(field).toHaveValue(''));
    // What fails later is not the text.
    await press('begin');
    await press('fail');
    await expect(field).toHaveValue('');
  },
};

export const TypedBeforeHydration: Story = {
  name: 'A reply that was typed before hydration can be sent, and does not reload the page',
  tags: ['!visual', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const place = canvas.getByTestId('server');
    const player = <ScenePlayer {...args} art={null} scene={question} path={['talk']} />;
    place.innerHTML = renderToString(player);
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field.form?.method).toBe('dialog');
    field.value = '替自己';
    const root = flushSync(() => hydrateRoot(place, player));
    flushSync(() => root.render(cloneElement(player, { failure: texts.weCouldnTReach })));
    await waitFor(() => expect(field).toHaveValue('替自己'));
    await userEvent.type(field, '{Enter}');
    await expect(args.onSay).toHaveBeenCalledWith('替自己');
    root.unmount();
  },
};
export const Answered: Story = {
  args: { scene: question, reply: texts.onTheirOwnBehalf },
};
export const AnAnswerFailed: Story = {
  tags: ['languages'],
  args: { scene: question, failure: texts.weCouldnTReach },
};
export const Ending: Story = {
  tags: ['languages'],
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

/** Equal paragraphs in one scene do not remain in the next one. */
export const RepeatedParagraphs: Story = {
  tags: ['!visual'],
  render: function Host(args) {
    const [scene, setScene] = useState<StoryScene>({
      ...gate,
      text: [texts.part, texts.windHasDropped, texts.part],
    });
    return (
      <ScenePlayer
        {...args}
        scene={scene}
        onChoose={() => setScene({ ...question, text: [texts.whoThere] })}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(texts.part)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: texts.liftLanternWalkUp }));
    await expect(canvas.getByText(texts.whoThere)).toBeVisible();
    await expect(canvas.queryByText(texts.part)).toBeNull();
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
          setScene(question);
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    await step('Enter chooses', async () => {
      canvas.getByRole('button', { name: texts.liftLanternWalkUp }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('knock');
    });
    await step('focuses the next scene', async () => {
      await expect(document.activeElement).toHaveTextContent('门我可以开');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    const stepButton = (name: string) => canvas.getByRole('button', { name });
    await step('Enter and Space on a step go back to its scene', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(stepButton('回到第 1 幕')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onBack).toHaveBeenLastCalledWith(0);
      await userEvent.tab();
      await expect(stepButton('回到第 2 幕')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onBack).toHaveBeenLastCalledWith(1);
    });
    await step('the current step does nothing', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('aria-current', 'step');
      await userEvent.keyboard('{Enter}');
      await expect(args.onBack).toHaveBeenCalledTimes(2);
    });
    await step('Tab moves to the back and restart buttons', async () => {
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
    await expect(canvas.getByRole('button', { name: texts.putOutYourOwn })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith('wait');
  },
};

const InWindow = (props: ScenePlayerProps) => (
  <Miniature device="desktop" height={860}>
    <div className={css.window}>
      <ScenePlayer {...props} />
    </div>
  </Miniature>
);

const asked = { scene: question, path: ['start', 'road', 'gate', 'talk'] };

export const EveryState: Story = matrix<ScenePlayerProps>({
  component: InWindow,
  variants: {
    choices: {},
    busy: { busy: true },
    question: asked,
    answered: { ...asked, reply: texts.onTheirOwnBehalf },
    failed: { ...asked, failure: texts.weCouldnTReach },
    ending: { scene: ending, path: ['start', 'road', 'gate', 'talk', 'light'] },
  },
  width: 400,
});

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl', scene: question },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('textbox').closest('form')!.querySelector('svg')!;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...scenePlayerUsage };
