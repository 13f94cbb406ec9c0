import { type ElementType, forwardRef, type ReactElement } from 'react';
import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { CoverArt } from '../../brand/cover-art/index.ts';
import { Logo } from '../../brand/logo/index.ts';
import { Pictogram } from '../../brand/pictogram/index.ts';
import { LazySprite, Sprite } from '../../brand/sprite/index.ts';
import { LoginDialog, LoginForm } from '../../login/login-dialog/index.ts';
import { storyServices } from '../../login/login-dialog/testing/login-harness.tsx';
import { SliderCaptcha } from '../../login/slider-captcha/index.ts';
import { sliderProvider } from '../../login/slider-captcha/testing/fake-slider.ts';
import { ActivityCard } from '../../patterns/activity-card/index.ts';
import { ArticleCard } from '../../patterns/article-card/index.ts';
import { CompanionCard } from '../../patterns/companion-card/index.ts';
import { Composer } from '../../patterns/composer/index.ts';
import { DesktopHeader } from '../../patterns/desktop-header/index.ts';
import { DownloadButton } from '../../patterns/download-button/index.ts';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { EntityCard } from '../../patterns/entity-card/index.ts';
import { ErrorState } from '../../patterns/error-state/index.ts';
import { Footer } from '../../patterns/footer/index.ts';
import { GameCard } from '../../patterns/game-card/index.ts';
import { LanguageSwitch } from '../../patterns/language-switch/index.ts';
import { LoadingOverlay } from '../../patterns/loading-overlay/index.ts';
import { MenuDialog } from '../../patterns/menu-dialog/index.ts';
import { MessageList } from '../../patterns/message-list/index.ts';
import { MobileHeader } from '../../patterns/mobile-header/index.ts';
import { QrCard } from '../../patterns/qr-card/index.ts';
import { QrPopover } from '../../patterns/qr-popover/index.ts';
import { ScenePlayer } from '../../patterns/scene-player/index.ts';
import { SearchCombobox } from '../../patterns/search-combobox/index.ts';
import { SearchField } from '../../patterns/search-field/index.ts';
import { ThemeSwitch } from '../../patterns/theme-switch/index.ts';
import { VideoDialog } from '../../patterns/video-dialog/index.ts';
import { Avatar } from '../../primitives/avatar/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Chip, FilterBar } from '../../primitives/chip/index.ts';
import { CodeField } from '../../primitives/code-field/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '../../primitives/dialog/index.ts';
import { Search } from '../../primitives/icon/index.ts';
import { Link, LinkButton, TextLink } from '../../primitives/link/index.ts';
import { LoadMore } from '../../primitives/load-more/index.ts';
import {
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '../../primitives/menu/index.ts';
import { Pagination } from '../../primitives/pagination/index.ts';
import {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverRoot,
  PopoverTrigger,
} from '../../primitives/popover/index.ts';
import { Progress } from '../../primitives/progress/index.ts';
import { Prose } from '../../primitives/prose/index.ts';
import { SegmentedControl } from '../../primitives/segmented-control/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { Tabs, TabsContent, TabsList, TabsRoot, TabsTrigger } from '../../primitives/tabs/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { Timeline } from '../../primitives/timeline/index.ts';
import { ToastAnnouncer, ToastViewport } from '../../primitives/toast/index.ts';
import {
  Tooltip,
  TooltipContent,
  TooltipRoot,
  TooltipTrigger,
} from '../../primitives/tooltip/index.ts';
import { ThemeScope } from '../../theme/theme-scope/index.ts';

const ignore = () => {};
const options = [
  { value: 'tide', label: '潮汐' },
  { value: 'lamp', label: '阿灯' },
];
const companion = { name: '阿灯', seed: 'lamp', hue: 62 };
const items = [{ href: '/', label: '首页', current: true }];
const loggedOut = { state: 'out' } as const;

/** A part of a dialog in an open root. It gets all other props. */
const InDialogRoot = forwardRef<never, { part: ElementType }>(function InDialogRoot(
  { part: Part, ...rest },
  ref,
) {
  return (
    <DialogRoot defaultOpen>
      <Part {...rest} ref={ref}>
        潮汐
      </Part>
    </DialogRoot>
  );
});

const InDialog = forwardRef<never, { part: ElementType }>(function InDialog(
  { part: Part, ...rest },
  ref,
) {
  return (
    <DialogRoot defaultOpen>
      <DialogContent>
        <Part {...rest} ref={ref}>
          潮汐
        </Part>
      </DialogContent>
    </DialogRoot>
  );
});

/** A part of a menu in an open root. It gets all other props. */
const InMenuRoot = forwardRef<never, { part: ElementType }>(function InMenuRoot(
  { part: Part, ...rest },
  ref,
) {
  return (
    <MenuRoot defaultOpen>
      <Part {...rest} ref={ref}>
        潮汐
      </Part>
    </MenuRoot>
  );
});

interface InMenuProps {
  part: ElementType;
  checked?: boolean;
  value?: string;
}

const InMenu = forwardRef<never, InMenuProps>(function InMenu({ part: Part, ...rest }, ref) {
  return (
    <MenuRoot defaultOpen>
      <MenuContent>
        <Part {...rest} ref={ref}>
          潮汐
        </Part>
      </MenuContent>
    </MenuRoot>
  );
});

/** A part of a popover in an open root. It gets all other props. */
const InPopoverRoot = forwardRef<never, { part: ElementType }>(function InPopoverRoot(
  { part: Part, ...rest },
  ref,
) {
  return (
    <PopoverRoot defaultOpen>
      <Part {...rest} ref={ref}>
        潮汐
      </Part>
    </PopoverRoot>
  );
});

/** A part of tabs whose tab is selected. It gets all other props. */
const InTabs = forwardRef<never, { part: ElementType; value?: string }>(function InTabs(
  { part: Part, ...rest },
  ref,
) {
  return (
    <TabsRoot defaultValue="tide">
      <Part {...rest} ref={ref}>
        潮汐
      </Part>
    </TabsRoot>
  );
});

/** A part of a tooltip in an open root. It gets all other props. */
const InTooltipRoot = forwardRef<never, { part: ElementType }>(function InTooltipRoot(
  { part: Part, ...rest },
  ref,
) {
  return (
    <TooltipRoot defaultOpen>
      <Part {...rest} ref={ref}>
        潮汐
      </Part>
    </TooltipRoot>
  );
});

/** Every public component with its required props, by its name. Icons are tested by one of them. */
export const conformanceCases: Readonly<Record<string, ReactElement>> = {
  ActivityCard: (
    <ActivityCard
      href="/a"
      title="潮汐"
      line="一起看海"
      state="running"
      month="11月"
      day="24"
      time="今晚"
      hue={62}
    />
  ),
  ArticleCard: <ArticleCard href="/a" title="潮汐" game="夜航船" excerpt="灯塔" hue={62} />,
  Avatar: <Avatar seed="lamp" />,
  Badge: <Badge live>新</Badge>,
  BrandIcon: <BrandIcon brand="qq" />,
  Breadcrumb: <Breadcrumb items={[{ label: '首页', href: '/' }]} />,
  Button: <Button>开始</Button>,
  Checkbox: <Checkbox>同意</Checkbox>,
  Chip: (
    <Chip pressed={false} onPressedChange={ignore}>
      潮汐
    </Chip>
  ),
  CodeField: <CodeField label="验证码" value="" onValueChange={ignore} />,
  CompanionCard: <CompanionCard href="/a" name="阿灯" line="点灯" seed="lamp" hue={62} />,
  Composer: (
    <Composer
      placeholder="说点什么"
      value=""
      onValueChange={ignore}
      onSend={ignore}
      speaking={false}
      onStop={ignore}
    />
  ),
  CopyButton: <CopyButton value="628114075" />,
  CoverArt: <CoverArt seed="ferry" scene="night-city" hue={62} />,
  DesktopHeader: (
    <DesktopHeader items={items} session={loggedOut} profileHref="/me" onLogin={ignore} />
  ),
  Dialog: (
    <Dialog open onClose={ignore} title="潮汐">
      <p>灯塔</p>
    </Dialog>
  ),
  DialogBody: <InDialog part={DialogBody} />,
  DialogClose: <InDialog part={DialogClose} />,
  DialogContent: <InDialogRoot part={DialogContent} />,
  DialogDescription: <InDialog part={DialogDescription} />,
  DialogHeader: <InDialog part={DialogHeader} />,
  DialogTitle: <InDialog part={DialogTitle} />,
  DialogTrigger: <InDialogRoot part={DialogTrigger} />,
  DownloadButton: <DownloadButton client="windows" label="下载" href="/download" />,
  EmptyState: <EmptyState title="还没有" />,
  EntityCard: <EntityCard href="/a" name="阿灯" kind="角色" summary="点灯的人" hue={62} />,
  ErrorState: <ErrorState onRetry={ignore} />,
  FilterBar: <FilterBar label="游戏" options={options} value="tide" onValueChange={ignore} />,
  Footer: <Footer homeHref="/" groups={[]} note="伙伴" />,
  GameCard: <GameCard href="/a" name="夜航船" line="航海" hue={62} cover={null} />,
  LanguageSwitch: (
    <LanguageSwitch
      current="zh"
      languages={[{ code: 'zh', lang: 'zh-CN', name: '中文', href: '/' }]}
    />
  ),
  LazySprite: <LazySprite seed="lamp" />,
  Link: <Link href="/a">潮汐</Link>,
  LinkButton: <LinkButton href="/a">潮汐</LinkButton>,
  LoadMore: <LoadMore state="ready" onMore={ignore} />,
  LoadingOverlay: <LoadingOverlay />,
  LoginDialog: <LoginDialog open onClose={ignore} services={storyServices()} />,
  LoginForm: <LoginForm services={storyServices()} />,
  Logo: <Logo href="/" />,
  MenuCheckboxItem: <InMenu part={MenuCheckboxItem} checked />,
  MenuContent: <InMenuRoot part={MenuContent} />,
  MenuDialog: <MenuDialog open onClose={ignore} items={items} />,
  MenuItem: <InMenu part={MenuItem} />,
  MenuLabel: <InMenu part={MenuLabel} />,
  MenuRadioGroup: <InMenu part={MenuRadioGroup} value="tide" />,
  MenuRadioItem: <InMenu part={MenuRadioItem} value="tide" />,
  MenuSeparator: <InMenu part={MenuSeparator} />,
  MenuTrigger: <InMenuRoot part={MenuTrigger} />,
  MessageList: (
    <MessageList
      messages={[{ id: '1', author: 'companion', text: '晚上好', sentAt: 0 }]}
      companion={companion}
      typing={false}
      earlier="start"
      onEarlier={ignore}
      onResend={ignore}
      now={0}
    />
  ),
  MobileHeader: (
    <MobileHeader items={items} session={loggedOut} profileHref="/me" onLogin={ignore} />
  ),
  Pagination: <Pagination page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} />,
  Popover: (
    <Popover label="更多" trigger="…" triggerClassName="">
      灯塔
    </Popover>
  ),
  PopoverAnchor: <InPopoverRoot part={PopoverAnchor} />,
  PopoverClose: <InPopoverRoot part={PopoverClose} />,
  PopoverContent: <InPopoverRoot part={PopoverContent} />,
  PopoverTrigger: <InPopoverRoot part={PopoverTrigger} />,
  Progress: <Progress label="灯塔" value={7} max={12} />,
  Prose: (
    <Prose>
      <p>灯塔</p>
    </Prose>
  ),
  QrCard: <QrCard value="https://companion.example" label="伙伴" />,
  QrPopover: <QrPopover name="QQ" icon="Q" value="1" fallback={{ kind: 'copy', text: '1' }} />,
  ScenePlayer: (
    <ScenePlayer
      scene={{ id: '1', text: ['天亮了'], choices: [] }}
      path={['1']}
      art={null}
      companion={companion}
      busy={false}
      onChoose={ignore}
      onSay={ignore}
      onBack={ignore}
      onRestart={ignore}
    />
  ),
  Search: <Search />,
  SearchCombobox: (
    <SearchCombobox
      placeholder="搜索"
      value=""
      onValueChange={ignore}
      suggestions={[]}
      onSearch={ignore}
      onPick={ignore}
    />
  ),
  SearchField: <SearchField placeholder="搜索" onSearch={ignore} />,
  SegmentedControl: (
    <SegmentedControl label="视图" options={options} value="tide" onValueChange={ignore} />
  ),
  Select: <Select label="游戏" options={options} />,
  Skeleton: <Skeleton />,
  SliderCaptcha: (
    <SliderCaptcha
      provider={sliderProvider()}
      phone="13800138000"
      onSolved={ignore}
      onClose={ignore}
    />
  ),
  Spinner: <Spinner />,
  Pictogram: <Pictogram name="lantern" />,
  Sprite: <Sprite seed="lamp" />,
  Tabs: (
    <Tabs
      label="资料"
      tabs={[{ value: 'facts', label: '资料', content: '灯塔' }]}
      value="facts"
      onValueChange={ignore}
    />
  ),
  TabsContent: <InTabs part={TabsContent} value="tide" />,
  TabsList: <InTabs part={TabsList} />,
  TabsRoot: <TabsRoot defaultValue="tide" />,
  TabsTrigger: <InTabs part={TabsTrigger} value="tide" />,
  TextField: <TextField label="名字" />,
  TextLink: <TextLink href="/a">潮汐</TextLink>,
  ThemeScope: <ThemeScope hue={62}>灯塔</ThemeScope>,
  ThemeSwitch: <ThemeSwitch onToggle={ignore} />,
  Timeline: <Timeline items={[{ date: '2026-11', time: '现在', title: '今晚' }]} />,
  ToastAnnouncer: <ToastAnnouncer />,
  ToastViewport: <ToastViewport />,
  Tooltip: (
    <Tooltip text="复制">
      {(described) => (
        <button type="button" {...described}>
          复制
        </button>
      )}
    </Tooltip>
  ),
  TooltipContent: <InTooltipRoot part={TooltipContent} />,
  TooltipTrigger: <InTooltipRoot part={TooltipTrigger} />,
  VideoDialog: <VideoDialog open onClose={ignore} title="伙伴" src="data:video/mp4;base64," />,
};

/** Exports without a DOM element of their own. */
export const withoutElement: Readonly<Record<string, string>> = {
  DialogRoot: 'context',
  Highlight: 'text with marks',
  LinkProvider: 'context',
  LoggedIn: 'its children',
  MenuRoot: 'context',
  MessagesProvider: 'context',
  PopoverRoot: 'context',
  ReactIntlMessages: 'context',
  ThemeProvider: 'context',
  TooltipRoot: 'context',
};
