import companionAnswer from 'virtual:answer/api/character/get_official_character_list?id=jiu-sheng';
import answer from 'virtual:answer/api/visitor/game/knowledge/search?id=nine-bells-han-du';
import type { Article, CharacterDetail, Citation, ProseBlock } from '@companion/sdk/contract';
import type { Conversation } from '@companion/sdk/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatPage, type ChatPageProps } from '../chat/index.ts';
import { recorded } from '../testing/recorded.ts';
import { CitedArticle } from './index.ts';

/** The last sentence of the third block. */
const sentenceOf = (blocks: readonly ProseBlock[]) => {
  const block = blocks[2];
  return block && 'text' in block ? block.text : '';
};

const NOW = Date.UTC(2026, 10, 20, 13, 30);
const storage: ChatPageProps['storage'] = {
  readDraft: () => '',
  writeDraft: () => {},
  unsentText: () => '',
  keepUnsent: () => () => {},
  isOwner: () => true,
  nextRefusal: () => undefined,
};

interface TalkProps {
  article: Article;
  companion: CharacterDetail;
  load: (id: string, signal: AbortSignal) => Promise<Article>;
}

function createTalk(article: Article) {
  const quote = sentenceOf(article.blocks);
  const citation: Citation = { kind: 'article', id: article.id, title: article.title, quote };
  const message = { sentAt: NOW, citations: [] };
  const snapshot: ReturnType<Conversation['getSnapshot']> = {
    messages: [
      { ...message, id: '1', author: 'user', text: article.question },
      { ...message, id: '2', author: 'character', text: quote, citations: [citation] },
    ],
    typing: false,
    earlier: 'start',
    connection: 'open',
    memories: [],
  };
  return {
    subscribe: () => () => {},
    getSnapshot: () => snapshot,
    getServerSnapshot: () => snapshot,
    send: fn(),
    resend: fn(),
    stop: fn(),
    regenerate: fn(),
    reconnect: fn(),
    loadEarlier: fn(),
    forget: fn(),
  } satisfies Conversation;
}

function Talk({ article, companion, load }: TalkProps) {
  const [conversation] = useState(() => createTalk(article));
  return (
    <ChatPage
      companion={companion}
      session="in"
      account="1"
      conversation={conversation}
      guest={null}
      available
      unreachable={false}
      online
      storage={storage}
      onLogin={fn()}
      onRefused={fn()}
      besideTalk={(cited, onClose) => (
        <CitedArticle key={cited.id} citation={cited} load={load} onClose={onClose} />
      )}
    />
  );
}

const meta = {
  title: 'Screens/Article beside a talk',
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = async (article: Article) => article;

const talk = (globals: Record<string, unknown>, load?: (article: Article) => TalkProps['load']) => {
  const { article } = recorded<{ article: Article }>(answer, globals);
  return (
    <Talk
      article={article}
      companion={recorded<{ items: [CharacterDetail] }>(companionAnswer, globals).items[0]}
      load={load?.(article) ?? (() => loaded(article))}
    />
  );
};

const cardOf = (canvas: ReturnType<typeof within>) => canvas.findByRole('link', { name: /^文章/ });

export const Open: Story = {
  tags: ['languages'],
  render: (_, { globals }) => talk(globals),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('group', { name: /出自|Sources|出典/ });
    await userEvent.click(within(card).getByRole('link'));
    await waitFor(() => expect(document.querySelector('mark')).toBeVisible());
  },
};

export const KeyboardReturnsToTheCard: Story = {
  tags: ['!dev', '!visual'],
  render: (_, { globals }) => talk(globals),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    card.focus();
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByRole('region', { name: '韩渡：等第三拍' });
    await waitFor(() => expect(text).toHaveFocus());
    const mark = await waitFor(() => {
      const found = text.querySelector('mark');
      if (!found) throw new Error('no sentence is marked');
      return found;
    });
    await expect(mark.textContent).toMatch(/^别贪。.*第二下。$/);
    // The figure of its plate.
    await expect(within(text).getAllByRole('figure').length).toBeGreaterThan(0);
    const { top, bottom } = text.getBoundingClientRect();
    await expect(mark.getBoundingClientRect().top).toBeGreaterThan(top);
    await expect(mark.getBoundingClientRect().bottom).toBeLessThan(bottom);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: '韩渡：等第三拍' })).toBeNull(),
    );
    await expect(card).toHaveFocus();
  },
};

export const ModifiedClickFollowsTheLink: Story = {
  tags: ['!dev', '!visual'],
  render: (_, { globals }) => talk(globals),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    let isFollowed: boolean | undefined;
    const onClick = (event: MouseEvent) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', onClick);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(card);
    await user.keyboard('{/Control}');
    document.removeEventListener('click', onClick);
    await expect(isFollowed).toBe(true);
    await expect(canvas.queryByRole('button', { name: '收起文章' })).toBeNull();
  },
};

export const FailedAndRetried: Story = {
  tags: ['!dev', '!visual'],
  render: (_, { globals }) => {
    let calls = 0;
    return talk(globals, (article) => async () => {
      calls += 1;
      if (calls === 1) throw new Error('no network');
      return article;
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await cardOf(canvas));
    const problem = await canvas.findByRole('alert');
    // What the reply rests on is there nevertheless.
    const quote = canvas.getByRole('blockquote');
    await expect(quote).toHaveTextContent(/^别贪。/);
    await waitFor(() => expect(quote).toBeVisible());
    within(problem).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: '韩渡：等第三拍' })).toHaveFocus();
    await waitFor(() => expect(document.querySelector('mark')).toBeVisible());
  },
};
