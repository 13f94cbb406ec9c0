import companions from 'virtual:answer/api/visitor/web/index/characters';
import type { IndexCharacters } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { ContinueLine } from './index.ts';

const meta = {
  title: 'Screens/Continue line',
  tags: ['!visual'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const recent = {
  kind: 'talk',
  id: 'a-deng',
  companion: 'a-deng',
  name: '阿灯',
  title: '',
  language: 'zh',
} as const;
const story = { ...recent, kind: 'story', id: 'last-light', title: '最后一点光' } as const;

export const All: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const { items } = recorded<IndexCharacters>(companions, globals);
    const aDeng = items.find(({ id }) => id === 'a-deng');
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420, justifyItems: 'start' }}>
        <ContinueLine recent={recent} companion={aDeng} />
        <ContinueLine recent={story} companion={aDeng} />
        <ContinueLine recent={{ ...recent, companion: 'gone', name: '旧友' }} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/game-partner/chat-a-deng',
      '/game-partner/story-a-deng?story=last-light',
      '/game-partner/chat-gone',
    ]);
    await expect(canvas.getByText('旧友还给你留着座，接着聊')).toBeInTheDocument();
    const left = (element: Element) => element.getBoundingClientRect().left;
    for (const line of canvas.getAllByRole('link'))
      await expect(left(within(line).getByText(/还/))).toBe(left(line));
  },
};

/** A title in another language is left out, and so is the name of a companion that the page does not know. */
export const OfAnotherLanguage: Story = {
  render: () => {
    const inEnglish = { name: 'Aaden', title: 'The Last Light', language: 'en' };
    return (
      <>
        <ContinueLine recent={{ ...story, ...inEnglish }} companion={{ name: '阿灯' }} />
        <ContinueLine recent={{ ...story, ...inEnglish }} />
        <ContinueLine recent={{ ...recent, ...inEnglish }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      '阿灯还在上回的故事里等你',
      '上回的故事还在等你',
      '还给你留着座，接着聊',
    ]);
  },
};
