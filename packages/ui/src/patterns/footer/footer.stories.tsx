import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { languages } from '../../internal/testing/languages.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { ThemeSwitch } from '../theme-switch/index.ts';
import { footerWords } from './footer.words.ts';
import { Footer } from './index.ts';

const meta = {
  title: 'Components/Footer',
  parameters: { words: footerWords },
  component: Footer,
  args: {
    homeHref: '/',
    groups: [
      {
        title: '去哪儿',
        links: [
          { label: '游戏伙伴', href: '/game-partner/' },
          { label: '游戏知识库', href: '/game-library' },
          { label: '活动', href: '/activity/' },
        ],
      },
      {
        title: '关于',
        links: [
          { label: '关于我们', href: '/about-us/' },
          { label: '加入我们', href: 'https://jobs.example', external: true },
          { label: '产品主页', href: 'https://product.example', external: true },
        ],
      },
      {
        title: '条款',
        links: [
          { label: '用户协议', href: '/terms.html' },
          { label: '隐私政策', href: '/privacy.html' },
          { label: '订阅条款', href: '/douvsubscribeterms.html' },
        ],
      },
    ],
    note: '© 2026 伙伴',
    children: (
      <div style={{ display: 'flex' }}>
        <LanguageSwitch current="zh" languages={languages} />
        <ThemeSwitch onToggle={fn()} />
      </div>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
