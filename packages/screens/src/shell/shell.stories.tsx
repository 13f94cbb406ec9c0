import { Dialog } from '@companion/ui/dialog';
import { LanguageSwitch } from '@companion/ui/language-switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SiteFooter } from '../footer/index.ts';
import { DesktopSiteHeader, MobileSiteHeader } from '../header/index.ts';
import { PageHead, page, Screen, useAddresses } from '../layout/index.ts';
import { DesktopFrame, LegalFrame, MobileFrame, PageAnnouncer, PlainToasts } from './index.ts';

const meta = { title: 'Screens/Shell', tags: ['!visual'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const header = {
  path: '/game-library',
  session: { state: 'out' },
  searchAction: '/game-library/search',
  onSearch: fn(),
  onLogin: fn(),
  social: [],
} as const;

const onSearchPageWords = fn();

const languages = [
  { code: 'zh', lang: 'zh-CN', name: '中文', href: '/terms' },
  { code: 'en', lang: 'en', name: 'English', href: '/en/terms' },
];

function Page() {
  return (
    <Screen className={page.page}>
      <PageHead title="游戏知识库" />
      <a href={useAddresses().activities}>活动</a>
    </Screen>
  );
}

export const Desktop: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopFrame
      header={<DesktopSiteHeader {...header} onSearchPageWords={onSearchPageWords} fixed />}
      footer={<SiteFooter locale="zh" social={[]} year={2026} />}
    >
      <Page />
    </DesktopFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: '跳到主要内容' });
    await expect(skip).toHaveFocus();
    await expect(canvasElement.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe(
      'MAIN',
    );
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(72);
  },
};

export const DesktopSearchPageDoesNotSearch: Story = {
  render: () => (
    <DesktopSiteHeader
      {...header}
      onSearchPageWords={onSearchPageWords}
      path="/game-library/search"
    />
  ),
  play: async ({ canvas }) => {
    header.onSearch.mockClear();
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索游戏' }), '星尘{Enter}');
    await expect(header.onSearch).not.toHaveBeenCalled();
    await expect(onSearchPageWords).toHaveBeenLastCalledWith('星尘');
  },
};

export const MobileSearchPageSearches: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <MobileSiteHeader {...header} path="/m/game-library/search" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '游戏知识搜索' }), '钓鱼{Enter}');
    await expect(header.onSearch).toHaveBeenLastCalledWith('钓鱼');
  },
};

export const Mobile: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <MobileFrame header={<MobileSiteHeader {...header} />}>
      <Page />
    </MobileFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '活动' })).toHaveAttribute('href', '/m/activity');
  },
};

/** Places of a page that are out of sight: a heading that a link leads to, and a field. */
function Places() {
  return (
    <Screen className={page.page}>
      {[1, 2, 3].map((number) => (
        <section key={number} id={`place-${number}`} style={{ minBlockSize: '100vh' }}>
          <h2>{`第 ${number} 处`}</h2>
          <input aria-label={`第 ${number} 栏`} />
        </section>
      ))}
    </Screen>
  );
}

const placesAreBelowHeader: Story['play'] = async ({ canvas, canvasElement }) => {
  const header = canvas.getByRole('banner');
  const isCovered = (element: Element) =>
    element.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  const [first, second] = canvasElement.querySelectorAll('section');
  second!.scrollIntoView();
  await expect(header.getBoundingClientRect().top).toBe(0);
  await expect(isCovered(second!)).toBe(false);
  // The browser itself scrolls to what gets the focus.
  canvas.getByRole('textbox', { name: '第 3 栏' }).focus();
  const field = canvas.getByRole('textbox', { name: '第 1 栏' });
  field.focus();
  await expect(isCovered(field)).toBe(false);
  first!.scrollIntoView();
  await expect(isCovered(first!)).toBe(false);
};

const desktopPlaces = () => (
  <DesktopFrame
    header={<DesktopSiteHeader {...header} onSearchPageWords={onSearchPageWords} fixed />}
  >
    <Places />
  </DesktopFrame>
);
const mobilePlaces = () => (
  <MobileFrame header={<MobileSiteHeader {...header} />}>
    <Places />
  </MobileFrame>
);

export const DesktopPlaces: Story = { render: desktopPlaces, play: placesAreBelowHeader };
export const DesktopPlacesInLargeText: Story = {
  ...DesktopPlaces,
  globals: { textSize: '200percent' },
};
export const MobilePlaces: Story = {
  globals: { viewport: { value: 'phone' } },
  render: mobilePlaces,
  play: placesAreBelowHeader,
};
export const MobilePlacesInLargeText: Story = {
  ...MobilePlaces,
  globals: { viewport: { value: 'phone' }, textSize: '200percent' },
};
/** The header has two rows. */
export const MobilePlacesAt320Pixels: Story = {
  ...MobilePlaces,
  globals: { viewport: { value: 'phone' }, textSize: '125percent' },
  render: () => <div style={{ inlineSize: 320 }}>{mobilePlaces()}</div>,
};

export const Legal: Story = {
  render: () => (
    <LegalFrame header={<LanguageSwitch current="zh" languages={languages} onChoose={fn()} />}>
      <Page />
    </LegalFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/en/terms',
    );
  },
};

const titles: Record<string, string> = { '/': '首页', '/about-us': '关于我们', '/m': '首页' };
const pageOf = (path: string) => path.replace(/^\/m(?=\/|$)/, '') || '/';

/** Changes the page as a router does: title, path and content together. */
function Router() {
  const [path, setPath] = useState('/');
  const [search, setSearch] = useState('');
  return (
    <>
      <title>{titles[path]}</title>
      <header>
        <button type="button" onClick={() => setPath('/about-us')}>
          关于我们
        </button>
        <input aria-label="搜索" onChange={() => setPath('/about-us')} />
        <input
          aria-label="建议"
          onKeyDown={({ key }) => {
            if (key === 'Enter') setPath('/about-us');
          }}
        />
        <button type="button" onClick={() => setPath('/m')}>
          手机版
        </button>
        <button
          type="button"
          aria-pressed={search === '?kind=boss'}
          onClick={() => setSearch('?kind=boss')}
        >
          头目
        </button>
      </header>
      <Screen key={String(search === '?story=2')} className={page.page}>
        <button type="button" onClick={() => setSearch('?story=2')}>
          另一个故事
        </button>
        <nav>
          <button
            type="button"
            aria-current="page"
            aria-label="第 2 页"
            onClick={() => setSearch('?gamesPage=2')}
          >
            2
          </button>
        </nav>
      </Screen>
      <PageAnnouncer path={path} search={search} hash="" pageOf={pageOf} />
    </>
  );
}

const announcer: Story = { render: () => <Router /> };

export const AnnouncesPage: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关于我们' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('关于我们');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const AnnouncesPageDuringADialog: Story = {
  render: () => (
    <>
      <Router />
      <Dialog open onClose={fn()} title="登录">
        …
      </Dialog>
    </>
  ),
  play: async ({ canvas }) => {
    const link = screen.getByText('关于我们');
    await waitFor(() => expect(link.closest('[inert]')).not.toBeNull());
    link.click();
    const region = await canvas.findByRole('status');
    await expect(region).toHaveTextContent('关于我们');
    await expect(region.closest('[inert]')).toBeNull();
  },
};

export const KeepsFocusWhileTyping: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '搜索' });
    await userEvent.type(field, '钟');
    await expect(canvas.getByRole('status')).toHaveTextContent('关于我们');
    await expect(field).toHaveFocus();
  },
};

/** A suggestion that Enter picks in a field: no form is submitted. */
export const MovesTheFocusAfterEnter: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '建议' }), '钟{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const SaysNothingWhenTheDeviceChanges: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '手机版' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(button).toHaveFocus();
  },
};

export const AnnouncesPageOfList: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('第 2 页');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const FocusesMainWhenThePressedButtonIsRemoved: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '另一个故事' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const LeavesTheFocusWhenThePressedButtonStays: Story = {
  ...announcer,
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: '头目' });
    // As VoiceOver presses: `click()` does not move the focus.
    filter.click();
    await waitFor(() => expect(filter).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('main')).not.toHaveFocus();
  },
};

export const ToastsWithoutTheirCode: Story = {
  render: () => (
    <PlainToasts toasts={[{ id: 1, tone: 'error', message: '没有连上服务器', repeats: 0 }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有连上服务器')).toBeVisible();
  },
};
