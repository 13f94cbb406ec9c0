import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { Miniature } from '../../internal/testing/usage.tsx';
import { VideoDialog, type VideoDialogProps } from './index.ts';
import { videoDialogTexts } from './video-dialog.texts.ts';
import { videoDialogUsage } from './video-dialog.usage.tsx';

const texts = videoDialogTexts.zh;

const film = '/films/lumen.mp4';
const broken = 'data:video/mp4;base64,AAAA';

interface PlayableProps extends Pick<VideoDialogProps, 'src' | 'open'> {
  children: (src: string) => ReactNode;
}

/**
 * A video that goes on loading in place of `film`: a `MediaSource` without data has no network and no error. A browser
 * opens its address once, so each opening of the dialog gets another.
 */
function Playable({ src, open, children }: PlayableProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening gets another
  const endless = useMemo(() => URL.createObjectURL(new MediaSource()), [open]);
  return children(src === film ? endless : src);
}

const meta = {
  title: 'Components/Video dialog',
  // The browser's controls appear at varying times.
  tags: ['!visual', 'opens'],
  component: VideoDialog,
  // axe would wait for the video.
  parameters: { texts: videoDialogTexts, a11y: { options: { preload: false } } },
  args: { open: true, onClose: fn(), title: texts.meetCompanionInTwo, src: film },
  decorators: [
    (Story, { args }) => (
      <Playable {...args}>{(src) => <Story args={{ ...args, src }} />}</Playable>
    ),
  ],
  render: (args) => (
    <Page>
      <VideoDialog {...args} />
    </Page>
  ),
} satisfies Meta<typeof VideoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  render: (args) => <VideoDialog {...args} />,
  decorators: [held('open', 'onClose', () => false), (Story) => <Page>{<Story />}</Page>],
};

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    await waitFor(() => expect(dialog.querySelector('video')).toHaveFocus());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FocusesWhatTheHostNames: Story = {
  args: { initialFocus: () => document.querySelector('[data-part="close"]') },
  play: async () => {
    const close = await screen.findByRole('button', { name: '关闭' });
    await waitFor(() => expect(close).toHaveFocus());
  },
};

export const TabLoopsInside: Story = {
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    const video = dialog.querySelector('video')!;
    const close = within(dialog).getByRole('button', { name: '关闭' });
    await waitFor(() => expect(video).toHaveFocus());
    // The browser handles Tab between the player's own controls.
    await step('leaves Tab on the player to the browser', async () => {
      await expect(fireEvent.keyDown(video, { key: 'Tab' })).toBe(true);
      await expect(video).toHaveFocus();
    });
    await step('moves from the last control to the close button', async () => {
      (video.nextElementSibling as HTMLElement).focus();
      await expect(close).toHaveFocus();
    });
    await step('moves back from the close button to the player', async () => {
      fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
      await expect(video).toHaveFocus();
    });
  },
};

export const EscapeAsksToClose: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    await waitFor(() => expect(dialog.querySelector('video')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const HasADescription: Story = {
  args: { description: texts.roomAtNightLamp },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    await expect(dialog).toHaveAccessibleDescription(texts.roomAtNightLamp);
  },
};

export const KeepsTheDescriptionOfTheHost: Story = {
  args: { 'aria-describedby': 'length', description: texts.roomAtNightLamp },
  decorators: [
    (Story) => (
      <>
        <p id="length">0:24</p>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    await expect(dialog).toHaveAccessibleDescription(`0:24 ${texts.roomAtNightLamp}`);
  },
};

export const RetriesAfterAFailure: Story = {
  args: { src: broken },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    await step('shows an error and focuses the retry button', async () => {
      await expect(await within(dialog).findByRole('alert')).toHaveTextContent('这里没加载出来');
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: '再试一次' })).toHaveFocus(),
      );
    });
    await step('loads again on a press', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: '再试一次' }));
      await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    });
  },
};

export const AnotherVideoAfterAFailure: Story = {
  render: function Host(args) {
    const [src, setSrc] = useState(broken);
    return (
      <Page>
        <button type="button" onClick={() => setSrc(args.src)}>
          {texts.anotherVideo}
        </button>
        <VideoDialog {...args} src={src} />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: texts.meetCompanionInTwo });
    await within(dialog).findByRole('alert');
    // The page below a dialog takes no pointer.
    fireEvent.click(canvas.getByText(texts.anotherVideo));
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
    await expect(dialog.querySelector('video')).toHaveFocus();
  },
};

const InWindow = (props: VideoDialogProps) => (
  <Playable {...props}>
    {(src) => (
      <Miniature device="desktop" height={720}>
        {(container) => <VideoDialog {...props} src={src} suspended container={container} />}
      </Miniature>
    )}
  </Playable>
);

export const EveryState: Story = {
  ...matrix<VideoDialogProps>({
    component: InWindow,
    args: meta.args,
    variants: {
      loading: {},
      described: { description: texts.roomAtNightLamp },
      failed: { src: broken },
    },
    width: 400,
  }),
  play: async ({ canvasElement }) => {
    const windows = [...canvasElement.querySelectorAll('[data-miniature]')];
    const shown = () =>
      windows.map((window) => (window.querySelector('[role="alert"]') ? 'failure' : 'player'));
    const ofATheme = ['player', 'player', 'failure'];
    await waitFor(() => expect(shown()).toEqual([...ofATheme, ...ofATheme]));
    for (const { networkState } of canvasElement.querySelectorAll('video'))
      await expect(networkState).toBe(HTMLMediaElement.NETWORK_LOADING);
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...videoDialogUsage };
