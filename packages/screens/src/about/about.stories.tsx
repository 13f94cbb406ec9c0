import documents from 'virtual:documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { type About, AboutScreen } from './index.ts';

const meta = { title: 'Screens/About' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing: About = { mission: '', essay: [], timeline: [], jobs: [], contact: [] };

export const Complete: Story = {
  tags: ['languages'],
  render: (_, { globals }) => <AboutScreen about={recorded<About>(documents.about, globals)} />,
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: 'help@companion.example' });
    await expect(address).toHaveAttribute('href', 'mailto:help@companion.example');
  },
};

export const OwnCompanionHasItsHue: Story = {
  ...Complete,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const inAmber = [...canvasElement.querySelectorAll('svg')].filter((picture) =>
      picture.querySelector('path[fill$=" 62)"]'),
    );
    await expect(inAmber).toHaveLength(2);
  },
};
export const InEnglish: Story = { ...Complete, globals: { locale: 'en' }, tags: ['!visual'] };
export const InJapanese: Story = {
  ...Complete,
  globals: { locale: 'ja', viewport: { value: 'phone' } },
  tags: ['!visual'],
};

export const TextOnly: Story = {
  render: (_, { globals }) => {
    const { mission, essay } = recorded<About>(documents.about, globals);
    return <AboutScreen about={{ ...nothing, mission, essay }} />;
  },
  play: async ({ canvas, step }) => {
    await step('empty sections have no heading', async () => {
      await expect(canvas.queryAllByRole('heading', { level: 2 })).toEqual([]);
    });
  },
};

export const WithoutMission: Story = {
  tags: ['!visual'],
  render: (_, { globals }) => (
    <AboutScreen about={{ ...recorded<About>(documents.about, globals), mission: '' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('nothing is wider than the page', async () => {
      for (const part of canvas.getByRole('main').children)
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    });
  },
  render: () => (
    <AboutScreen
      about={{
        mission:
          '玩的是你，坐在旁边的是熟悉那个游戏、记得每一把钥匙在哪个房间、却从来不伸手去拿手柄的伙伴，从第一关一直坐到片尾字幕放完',
        essay: ['椅子擦过了，请坐。'],
        timeline: [
          {
            date: '2023-03',
            title: '一家倒闭的文具店，连同它的架子、柜台和没有拆封的橡皮，一起租了下来',
            text: '四个人。橡皮送给了隔壁小学，留了一盒。',
          },
          {
            date: '很久以后的某个冬天',
            title: '还没有发生的事',
            text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
          },
        ],
        jobs: [
          {
            id: 'voice-writer',
            title: '伙伴台词作者（中文、英文、日文，三种都会更好，只会一种也写信来）',
            place: '杭州，或者任何一个夜里安静、白天有网、离车站不超过四十分钟的地方',
            text: '',
          },
        ],
        contact: [
          {
            label: '看见伙伴说错了，又不知道该跟谁讲的时候',
            value:
              'a-very-long-address-that-somebody-had-to-type-by-hand@correspondence.companion.example',
          },
        ],
      }}
    />
  ),
};

/** New content replaces all of the old, even repeated texts. */
export const RepeatedTexts: Story = {
  tags: ['!visual'],
  render: function Host() {
    const [about, setAbout] = useState<About>({
      ...nothing,
      mission: '坐下。坐下。一起玩，一起玩，一起赢。',
      essay: ['请坐。', '请坐。', '椅子擦过了。'],
      contact: [
        { label: '写信', value: '柜台' },
        { label: '写信', value: '橡皮' },
      ],
    });
    const other = { ...nothing, mission: '走吧。', essay: ['椅子擦过了。'] };
    return (
      <>
        <button type="button" onClick={() => setAbout(other)}>
          换一版
        </button>
        <AboutScreen about={about} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('请坐。')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '换一版' }));
    await expect(canvas.getByRole('main')).toHaveTextContent(/^走吧。\s*椅子擦过了。$/);
  },
};
