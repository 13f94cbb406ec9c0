import type { Meta, StoryObj } from '@storybook/react-vite';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { opensByKeyboard } from '../../internal/testing/opens-by-keyboard.ts';
import { listed } from '../../internal/testing/shelved.tsx';
import { articleCardTexts } from './article-card.texts.ts';
import { articleCardUsage } from './article-card.usage.tsx';
import { ArticleCard, type ArticleCardProps } from './index.ts';

const texts = articleCardTexts.zh;

const meta = {
  title: 'Components/Article card',
  parameters: { texts: articleCardTexts },
  component: ArticleCard,
  args: {
    href: '/game-library/1',
    game: texts.nightFerry,
    title: texts.howToFindSecond,
    excerpt: texts.notSunTheyFollow,
    hue: 225,
    level: 2,
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'], decorators: [listed] };

export const Articles: Story = {
  decorators: [listed],
  render: () => (
    <>
      <ArticleCard
        href="/game-library/1"
        game={texts.nightFerry}
        title={texts.howToFindSecond}
        excerpt={
          <>
            {texts.firstPutOutLight}
            <mark>{texts.mast}</mark>
            {texts.showsLaterThanLighthouse}
            <mark>{texts.mast}</mark>
            {texts.part}
          </>
        }
        hue={225}
        level={2}
      />
      <ArticleCard
        href="/game-library/2"
        game={texts.windmillPlains}
        title={texts.whySunflowersTurnTo}
        excerpt={texts.notSunTheyFollow}
        hue={130}
        level={2}
      />
    </>
  ),
};

export const EveryState: Story = matrix<ArticleCardProps>({
  variants: {
    listed: {},
    found: {
      excerpt: (
        <>
          {texts.firstPutOutLight}
          <mark>{texts.mast}</mark>
          {texts.showsLaterThanLighthouse2}
        </>
      ),
    },
    'a long excerpt': { excerpt: Array<string>(12).fill(texts.notSunTheyFollow) },
  },
  states: handled('a'),
  width: 240,
});

export const OpensByKeyboard: Story = { tags: ['!visual'], play: opensByKeyboard };

export const GoodAndBadUse: Story = { tags: ['!visual'], ...articleCardUsage };
