import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HeadTags, LinkTags, type LinkTagsProps } from './index.ts';

const ORIGIN = 'https://www.companion.example';

const tags: LinkTagsProps = {
  title: '游戏知识库',
  description: '按游戏查攻略',
  locale: 'zh',
  canonical: `${ORIGIN}/game-library`,
  languages: [
    { locale: 'zh', url: `${ORIGIN}/game-library` },
    { locale: 'en', url: `${ORIGIN}/en/game-library` },
    { locale: 'ja', url: `${ORIGIN}/ja/game-library` },
  ],
  mobileUrl: `${ORIGIN}/m/game-library`,
  picture: `${ORIGIN}/og/home.png`,
};

const meta = {
  title: 'Screens/Head tags',
  tags: ['!visual'],
  args: tags,
  render: (args) => (
    <>
      <HeadTags {...args} />
      <LinkTags {...args} />
      <code>{args.canonical}</code>
    </>
  ),
} satisfies Meta<LinkTagsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const attributes = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

export const Listed: Story = {
  play: async () => {
    await waitFor(() => expect(document.title).toBe('游戏知识库 · 伙伴 Companion'));
    await expect(attributes('link[rel=canonical]', 'href')).toEqual([tags.canonical]);
    await expect(attributes('link[hreflang]', 'hreflang')).toEqual([
      'zh-CN',
      'en',
      'ja',
      'x-default',
    ]);
    await expect(attributes('link[hreflang=x-default]', 'href')).toEqual([tags.canonical]);
    await expect(attributes('link[media]', 'href')).toEqual([tags.mobileUrl]);
    await expect(attributes('meta[property="og:title"]', 'content')).toEqual([tags.title]);
    await expect(attributes('meta[property="og:locale"]', 'content')).toEqual(['zh_CN']);
    await expect(attributes('meta[property="og:locale:alternate"]', 'content')).toEqual([
      'en_US',
      'ja_JP',
    ]);
  },
};

export const Home: Story = {
  args: { title: undefined },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('伙伴 Companion · 今晚，一起开一局'));
    await expect(attributes('meta[property="og:title"]', 'content')).toEqual([document.title]);
  },
};

export const NotListed: Story = {
  render: () => (
    <>
      <HeadTags title="没有找到页面" noIndex />
      <code>noindex</code>
    </>
  ),
  play: async () => {
    await waitFor(() => expect(attributes('meta[name=robots]', 'content')).toEqual(['noindex']));
    await expect(attributes('link[rel=canonical]', 'href')).toEqual([]);
  },
};
