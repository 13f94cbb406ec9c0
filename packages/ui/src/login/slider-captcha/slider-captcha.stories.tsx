import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyTimes } from '../../internal/testing/both-themes.tsx';
import { settle } from '../../internal/testing/settle.ts';
import type { SliderCaptchaProvider, SliderChallenge } from './challenge.ts';
import * as css from './slider-captcha.stories.css.ts';
import { SliderCaptcha, type SliderCaptchaProps } from './slider-captcha.tsx';
import { sliderCaptchaUsage } from './slider-captcha.usage.tsx';
import { drag, ready } from './testing/actions.ts';
import { challenge, sliderProvider } from './testing/fake-slider.ts';
import { PIECE_X } from './testing/pictures.ts';

const forever = <T,>(): Promise<T> => new Promise(() => {});
const solved = fn();

/** A challenge of this date expires after 50 ms. */
const EPOCH = new Date(50).toISOString();

/** A proof that is never found. It throws after a while, so that it does not slow other stories. */
function endless(): SliderChallenge['proof'] {
  let tries = 0;
  return {
    difficulty: 60,
    get seed() {
      tries += 1;
      if (tries > 10_000) throw new Error('stop an endless calculation');
      return 'seed';
    },
  };
}

interface StageProps extends Omit<SliderCaptchaProps, 'provider'> {
  makeProvider: () => SliderCaptchaProvider;
}

/** Creates a provider for each story. */
function Stage({ makeProvider, ...props }: StageProps) {
  const [provider] = useState(makeProvider);
  return (
    <div className={css.stage}>
      <SliderCaptcha {...props} provider={provider} />
    </div>
  );
}

/**
 * A challenge that is solved by drag, touch, taps or keys, or without its picture. `LoginDialog` uses it; use it alone
 * for other actions that scripts must not do.
 */
const meta = {
  title: 'Components/Slider captcha',
  component: SliderCaptcha,
  // A provider has functions alone: a story names it as a parameter.
  argTypes: { provider: { control: false } },
  args: { phone: '13800138000', onSolved: solved, onClose: fn(), now: () => 0 },
  render: (args, { parameters: { makeProvider = sliderProvider } }) => (
    <Stage {...args} makeProvider={makeProvider} />
  ),
  beforeEach: () => {
    solved.mockClear();
  },
} satisfies Meta<SliderCaptchaProps>;

export default meta;
type Story = StoryObj<SliderCaptchaProps>;

const code = `import { createSandboxSlider } from '@companion/sdk/sandbox';
import { SliderCaptcha } from '@companion/ui/slider-captcha';
import '@companion/ui/slider-captcha.css';

const provider = createSandboxSlider({ baseUrl: 'http://localhost:3000' });

<SliderCaptcha
  provider={provider}
  phone="13800138000"
  onSolved={(result) => console.log(result)}
  onClose={() => {}}
/>;`;

export const Default: Story = {
  tags: ['playground', '!visual'],
  parameters: { docs: { source: { code } } },
};

export const Ready: Story = {
  tags: ['languages'],
  name: 'The slider has a name, a range and a value',
  play: async () => {
    const handle = await ready();
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute('aria-valuemin', '0');
    await expect(handle).toHaveAttribute('aria-valuemax', '528');
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await expect(handle).toHaveAttribute('aria-valuetext', expect.stringContaining('0%'));
    for (const target of screen.getAllByRole('button')) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const InStrictMode: Story = {
  name: 'The challenge comes in strict mode, which aborts the first one',
  tags: ['!visual'],
  render: function Strict(args) {
    const [begun, setBegun] = useState(false);
    return (
      <StrictMode>
        {/* React mounts twice what comes after its first render. */}
        {begun ? (
          <Stage {...args} makeProvider={sliderProvider} />
        ) : (
          <button type="button" onClick={() => setBegun(true)}>
            begin
          </button>
        )}
      </StrictMode>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'begin' }));
    await ready();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Keys that move the piece into its gap and submit. */
const ANSWER = [...Array(7).fill('PageUp'), ...Array(5).fill('ArrowRight'), 'Enter'] as string[];

/** Each state with the keys that lead to it. */
const states: { name: string; provider?: Partial<SliderCaptchaProvider>; keys?: string[] }[] = [
  { name: 'Loading', provider: { load: forever } },
  { name: 'Ready' },
  { name: 'Checking', provider: { answer: forever }, keys: ANSWER },
  { name: 'Wrong place', keys: ['PageUp', 'Enter'] },
  { name: 'Expired', provider: { load: async () => challenge({ expires_at: EPOCH }) } },
  {
    name: 'Failed',
    provider: { answer: () => Promise.reject(new Error('no network')) },
    keys: ANSWER,
  },
  { name: 'Not loaded', provider: { load: () => Promise.reject(new Error('no network')) } },
  { name: 'Calculating', provider: { load: async () => challenge({ proof: endless() }) } },
  { name: 'Solved', keys: ANSWER },
];

export const EveryState: Story = {
  parameters: manyTimes,
  render: (args) => (
    <div className={css.states}>
      {states.map(({ name, provider }) => (
        <figure key={name} className={css.state}>
          <figcaption className={css.name}>{name}</figcaption>
          <Stage {...args} makeProvider={() => sliderProvider(provider)} />
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    for (const [index, figure] of figures.entries())
      for (const key of states[index]?.keys ?? []) {
        fireEvent.keyDown(within(figure).getByRole('slider'), { key });
        await settle();
      }
    const calculating = canvas.getByText('Calculating').closest('figure') as HTMLElement;
    fireEvent.click(within(calculating).getByText('不看图，换一种方式'));
    await waitFor(() => expect(solved).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(canvas.getByText('对上了')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await expect(canvas.getByText('差了一点', { exact: false })).toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
  },
};

const enlarged = ['Expired', 'Not loaded', 'Calculating'];

export const TwiceTheTextSize: Story = {
  name: 'At a text size of 200 % on a narrow phone, nothing over the picture is cut off',
  tags: ['!visual'],
  globals: { locale: 'en', textSize: '200percent' },
  parameters: manyTimes,
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      {states
        .filter(({ name }) => enlarged.includes(name))
        .map(({ name, provider }) => (
          <Stage key={name} {...args} makeProvider={() => sliderProvider(provider)} />
        ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    const [calculate] = canvas
      .getAllByRole('button', { name: 'Verify without the picture' })
      .filter((button) => button.getAttribute('aria-disabled') === 'false');
    fireEvent.click(calculate!);
    const progress = await canvas.findByRole('progressbar');
    const veils = [...canvas.getAllByRole('alert'), progress.closest('[role="status"]')!];
    for (const veil of veils) {
      const stage = veil.parentElement!.getBoundingClientRect();
      for (const part of veil.querySelectorAll('p, button, progress')) {
        const { top, bottom } = part.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(stage.top);
        await expect(bottom).toBeLessThanOrEqual(stage.bottom);
      }
    }
  },
};

export const Loading: Story = {
  parameters: { makeProvider: () => sliderProvider({ load: forever }) },
  play: async ({ canvas }) => {
    const veil = canvas.getByText('正在准备图片……').closest('p')!.parentElement!;
    const { width, height } = veil.getBoundingClientRect();
    const stage = veil.closest('[role="status"]')!.parentElement!.getBoundingClientRect();
    await expect([width, height]).toEqual([stage.width, stage.height]);
    await expect(width / height).toBeCloseTo(640 / 360, 2);
  },
};

export const HalfWay: Story = {
  name: 'The piece follows the handle',
  play: async ({ userEvent: user }) => {
    await ready();
    await user.keyboard('{PageUp>5/}');
  },
};

export const Checking: Story = {
  name: 'While checking, nothing moves and the picture stays visible',
  parameters: { makeProvider: () => sliderProvider({ answer: forever }) },
  play: async ({ userEvent: user }) => {
    const handle = await ready();
    const region = screen.getAllByRole('status').find((status) => status.textContent === '');
    drag(handle, PIECE_X);
    await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'true'));
    await expect(region).toBeInTheDocument();
    await expect(screen.getByText('正在核对……').closest('[role=status]')).toBe(region);
    const before = handle.getAttribute('aria-valuenow');
    await user.keyboard('{Home}{Enter}');
    await expect(handle).toHaveAttribute('aria-valuenow', before);
  },
};

export const Solved: Story = {
  play: async () => {
    drag(await ready(), PIECE_X);
    await waitFor(() => expect(solved).toHaveBeenCalledOnce());
  },
};

/** Creates a new callback at each render. */
function Counting() {
  const [provider] = useState(() => sliderProvider());
  const [count, setCount] = useState(0);
  const [again, setAgain] = useState(0);
  return (
    <div className={css.stage}>
      <SliderCaptcha
        provider={provider}
        phone="13800138000"
        onSolved={() => setCount(count + 1)}
        onClose={() => {}}
        now={() => 0}
      />
      <output>{count}</output>
      <button type="button" onClick={() => setAgain(again + 1)}>
        {`again ${again}`}
      </button>
    </div>
  );
}

export const ToldOnce: Story = {
  name: 'onSolved is called once, also when the host renders again',
  tags: ['!visual'],
  render: () => <Counting />,
  play: async ({ canvas }) => {
    drag(await ready(), PIECE_X);
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/[1-9]/));
    // A call from the first of these renders would be shown by the second.
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: /again/ }));
      await canvas.findByRole('button', { name: `again ${times}` });
    }
    await expect(document.querySelector('output')?.textContent).toBe('1');
  },
};

export const PieceIsDraggedItself: Story = {
  name: 'The piece itself can be dragged',
  tags: ['!visual'],
  play: async () => {
    await ready();
    const piece = document.querySelector<HTMLElement>('img[data-handle]')!;
    await waitFor(() => expect(piece.getBoundingClientRect().width).toBeGreaterThan(0));
    drag(piece, PIECE_X);
    await waitFor(() => expect(solved).toHaveBeenCalledOnce());
  },
};

export const FromRightToLeft: Story = {
  name: 'On a right-to-left page the piece follows the pointer, and left is left',
  tags: ['!visual'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ userEvent: user, step }) => {
    const handle = await ready();
    const piece = document.querySelector<HTMLElement>('img[data-handle]')!;
    await waitFor(() => expect(piece.getBoundingClientRect().width).toBeGreaterThan(0));
    const left = (of: Element) => Math.round(of.getBoundingClientRect().left);
    await expect(left(piece)).toBe(left(piece.parentElement!));
    await step('a key and a button move both the way that they say', async () => {
      const [toLeft, toRight] = ['向左一点', '向右一点'].map((name) =>
        screen.getByRole('button', { name }),
      );
      await expect(left(toLeft!)).toBeLessThan(left(toRight!));
      for (const move of [() => user.keyboard('{PageUp}'), () => user.click(toRight!)]) {
        const before = [left(piece), left(handle)] as const;
        await move();
        await expect(left(piece)).toBeGreaterThan(before[0]);
        await expect(left(handle)).toBeGreaterThan(before[1]);
      }
    });
    await step('the place that fits for the eye is the answer', async () => {
      handle.focus();
      await user.keyboard('{Home}');
      drag(piece, PIECE_X);
      await waitFor(() => expect(solved).toHaveBeenCalledOnce());
    });
  },
};

export const TapOnTheTrack: Story = {
  name: 'A tap on the rail moves the piece and does not submit',
  tags: ['!visual'],
  play: async ({ userEvent: user }) => {
    const handle = await ready();
    await user.pointer({
      keys: '[MouseLeft]',
      target: handle.parentElement!,
      coords: { x: handle.parentElement!.getBoundingClientRect().right - 1 },
    });
    await expect(handle).toHaveAttribute('aria-valuenow', '528');
    await expect(solved).not.toHaveBeenCalled();
  },
};

export const AnotherPicture: Story = {
  name: 'A new picture starts at the left edge, and the slider keeps the focus',
  tags: ['!visual'],
  parameters: {
    makeProvider: () => {
      let lots = 0;
      return sliderProvider({ load: async () => challenge({ lot_number: `lot-${++lots}` }) });
    },
  },
  play: async ({ userEvent: user }) => {
    const handle = await ready();
    await user.keyboard('{End}');
    await user.click(screen.getAllByRole('button')[1]!);
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '0'));
    await expect(handle).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: 'Arrows move one step, Page keys ten, Home and End to an end, Enter submits',
  tags: ['!visual'],
  play: async ({ userEvent: user }) => {
    const handle = await ready();
    const at = (x: number) => expect(handle).toHaveAttribute('aria-valuenow', String(x));
    for (const [keys, x] of [
      ['{ArrowRight}', 4],
      ['{ArrowUp}', 8],
      ['{ArrowLeft}', 4],
      ['{ArrowDown}', 0],
      ['{PageUp}', 40],
      ['{PageDown}', 0],
      ['{End}', 528],
      ['{Home}', 0],
    ] as const) {
      await user.keyboard(keys);
      await at(x);
    }
    await user.keyboard('{PageUp>7/}{ArrowRight>4/}');
    await at(296);
    await expect(solved).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(solved).toHaveBeenCalledOnce());
  },
};

const answerOf = fn(sliderProvider().answer);

export const EnterThatIsHeldDown: Story = {
  name: 'Enter that is held down submits once',
  tags: ['!visual'],
  parameters: { makeProvider: () => sliderProvider({ answer: answerOf }) },
  beforeEach: () => void answerOf.mockClear(),
  play: async () => {
    const handle = await ready();
    for (let repeats = 0; repeats < 3; repeats++)
      fireEvent.keyDown(handle, { key: 'Enter', repeat: true });
    await settle();
    await expect(answerOf).not.toHaveBeenCalled();
    await expect(handle).toHaveAttribute('aria-disabled', 'false');
    fireEvent.keyDown(handle, { key: 'Enter' });
    await screen.findByText('验证失败');
    await ready();
    fireEvent.keyDown(handle, { key: 'Enter', repeat: true });
    const confirm = screen.getByRole('button', { name: '就放这里' });
    confirm.focus();
    // A key that its target takes presses no button.
    await expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
    await settle();
    await expect(answerOf).toHaveBeenCalledOnce();
  },
};

export const ShortcutsAreTheBrowsersOwn: Story = {
  name: 'Keys with Alt, Control or Command belong to the browser',
  tags: ['!visual'],
  play: async () => {
    const handle = await ready();
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      const isLeft = fireEvent.keyDown(handle, { key: 'ArrowRight', ...held });
      await expect(isLeft).toBe(true);
    }
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...sliderCaptchaUsage };
