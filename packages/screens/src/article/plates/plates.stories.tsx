import gate from 'virtual:answer/api/visitor/game/knowledge/search?id=clockwork-court-first-gate';
import stair from 'virtual:answer/api/visitor/game/knowledge/search?id=deep-cartographer-kelp-stair';
import roads from 'virtual:answer/api/visitor/game/knowledge/search?id=five-lanes-day-roads';
import bends from 'virtual:answer/api/visitor/game/knowledge/search?id=lantern-ridge-bends-map';
import lampeater from 'virtual:answer/api/visitor/game/knowledge/search?id=lantern-ridge-lampeater';
import oils from 'virtual:answer/api/visitor/game/knowledge/search?id=lantern-ridge-which-oil';
import slope from 'virtual:answer/api/visitor/game/knowledge/search?id=mochi-league-oil-slope-lines';
import yae from 'virtual:answer/api/visitor/game/knowledge/search?id=nine-bells-yae-twelve-beats';
import type { Article } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { recorded } from '../../testing/recorded.ts';
import { IllustratedText } from '../illustrated-text.tsx';
import { PlateFigure } from './plate-figure.tsx';
import * as css from './plates.stories.css.ts';

const meta = { title: 'Screens/Article/Plates', tags: ['!visual'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (answer: Record<'zh' | 'en' | 'ja', unknown>): Story => ({
  render: (_, { globals }) => {
    const { blocks, plates, entities } = recorded<{ article: Article }>(answer, globals).article;
    const boss = entities.find(({ kind }) => kind === 'boss');
    return <IllustratedText blocks={blocks} plates={plates} boss={boss} />;
  },
});

export const Fight: Story = {
  ...story(lampeater),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = canvasElement.querySelector('[id="place-2"]');
    if (!place) throw new Error('no second phase');
    const colour = () => getComputedStyle(place).backgroundColor;
    const before = colour();
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute('href', '#phrase-1');
    const phrase = canvasElement.querySelector<HTMLElement>('[id="phrase-2"]');
    phrase?.focus();
    expect(phrase).toHaveAttribute('href', '#place-2');
    await waitFor(() => expect(colour()).not.toBe(before));
  },
};

export const Places: Story = {
  ...story(bends),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('svg text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    expect(boxes.length).toBeGreaterThan(14);
    const touching = boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            a.box.left < box.right - 1 &&
            box.left < a.box.right - 1 &&
            a.box.top < box.bottom - 3 &&
            box.top < a.box.bottom - 3,
        )
        .map((b) => `${a.text} ${b.text}`),
    );
    expect(touching).toEqual([]);
  },
};

const none = new Set<number>();

/** All kinds on one sheet. */
export const Kinds: Story = {
  render: (_, { globals }) => {
    const plates = [stair, slope, roads, gate, oils, lampeater, yae].flatMap(
      (answer) => recorded<{ article: Article }>(answer, globals).article.plates,
    );
    return (
      <div className={css.sheet}>
        {plates.map((plate, index) => (
          <PlateFigure
            key={index}
            plate={plate}
            first={index * 20 + 1}
            marked={none}
            boss={undefined}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const [listen] = within(canvasElement).getAllByRole('button');
    if (!listen) throw new Error('no beats');
    await userEvent.click(listen);
    await waitFor(() => expect(listen).toHaveAttribute('aria-disabled', 'true'));
    await expect(listen).toHaveFocus();
    await waitFor(() => expect(listen).toHaveAttribute('aria-disabled', 'false'));
  },
};

/** All sounds since the story began. */
const sounds: AudioContext[] = [];

const beats: Story = {
  tags: ['!dev', '!visual'],
  render: (_, { globals }) => {
    const { plates } = recorded<{ article: Article }>(yae, globals).article;
    return (
      <div className={css.sheet}>
        {plates
          .filter(({ type }) => type === 'beats')
          .map((plate) => (
            <PlateFigure key={plate.title} plate={plate} first={1} marked={none} boss={undefined} />
          ))}
      </div>
    );
  },
  beforeEach: () => {
    const { AudioContext } = window;
    sounds.length = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        sounds.push(this);
      }
    };
    return () => {
      window.AudioContext = AudioContext;
    };
  },
};

export const TwoPressesPlayOnce: Story = {
  ...beats,
  play: async ({ canvas }) => {
    const [listen] = canvas.getAllByRole('button');
    listen?.click();
    listen?.click();
    await waitFor(() => expect(listen).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(listen).toHaveAttribute('aria-disabled', 'false'));
    await expect(sounds).toHaveLength(1);
  },
};

export const SoundEndsWithThePage: Story = {
  ...beats,
  decorators: [
    function Host(Story) {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          {isOpen && <Story />}
          <button type="button" onClick={() => setIsOpen(false)}>
            离开
          </button>
        </>
      );
    },
  ],
  play: async ({ canvas }) => {
    const [listen] = canvas.getAllByRole('button');
    listen?.click();
    await waitFor(() => expect(listen).toHaveAttribute('aria-disabled', 'true'));
    const [sound] = sounds;
    if (!sound) throw new Error('no sound');
    const close = spyOn(sound, 'close');
    await userEvent.click(canvas.getByRole('button', { name: '离开' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};
