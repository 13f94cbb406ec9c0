import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { languages } from '../../internal/testing/languages.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Miniature } from '../../internal/testing/usage.tsx';
import { LanguageSwitch } from '../language-switch/index.ts';
import { ThemeSwitch } from '../theme-switch/index.ts';
import { footerTexts } from './footer.texts.ts';
import { footerUsage } from './footer.usage.tsx';
import { Footer, type FooterProps } from './index.ts';

const texts = footerTexts.zh;

const meta = {
  title: 'Components/Footer',
  parameters: { texts: footerTexts },
  component: Footer,
  args: {
    homeHref: '/',
    groups: [
      {
        title: texts.explore,
        links: [
          { label: texts.companions, href: '/game-partner/' },
          { label: texts.gameLibrary, href: '/game-library' },
          { label: texts.events, href: '/activity/' },
        ],
      },
      {
        title: texts.about,
        links: [
          { label: texts.aboutUs, href: '/about-us/' },
          { label: texts.joinUs, href: 'https://jobs.example', external: true },
          { label: texts.productSite, href: 'https://product.example', external: true },
        ],
      },
      {
        title: texts.legal,
        links: [
          { label: texts.termsUse, href: '/terms.html' },
          { label: texts.privacyPolicy, href: '/privacy.html' },
          { label: texts.subscriptionTerms, href: '/douvsubscribeterms.html' },
        ],
      },
    ],
    note: texts.n2026Companion,
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

export const OnADesktop: Story = {
  tags: ['languages'],
  globals: { viewport: { value: 'desktop' } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const InWindow = (props: FooterProps) => (
  <Miniature device="desktop" height={400}>
    <Footer {...props} />
  </Miniature>
);

export const EveryState: Story = matrix<FooterProps>({
  component: InWindow,
  states: { ...handled('footer li a'), 'without extras': { children: undefined } },
  width: 420,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...footerUsage };
