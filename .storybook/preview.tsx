import '@fontsource-variable/bricolage-grotesque';
import './preview.css';
import { MessagesProvider } from '@companion/ui/i18n';
import { dayTheme, hueScope, hueVars, layers, nightTheme, text } from '@companion/ui/theme';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
// No public entry names the events of the channel.
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import screensEn from '../packages/screens/messages/en.json';
import screensJa from '../packages/screens/messages/ja.json';
import lateEn from '../packages/screens/messages/late/en.json';
import lateJa from '../packages/screens/messages/late/ja.json';
import lateZh from '../packages/screens/messages/late/zh.json';
import screensZh from '../packages/screens/messages/zh.json';
import en from '../packages/ui/messages/en.json';
import ja from '../packages/ui/messages/ja.json';
import zh from '../packages/ui/messages/zh.json';
import { afterPaint } from '../packages/ui/src/internal/after-paint.ts';
import { toasts } from '../packages/ui/src/primitives/toast/toast-store.ts';
import { forgetBareTexts, refuseBareTexts } from './bare-texts.ts';
import { extractArgTypes, withoutGuesses } from './prop-table.ts';
import { translateStory } from './translate-story.ts';
import { viewports } from './viewports.ts';

const catalogues = { zh, en, ja };
const screens = {
  zh: { ...screensZh, ...lateZh },
  en: { ...screensEn, ...lateEn },
  ja: { ...screensJa, ...lateJa },
};
const htmlLang = { zh: 'zh-CN', en: 'en', ja: 'ja' };

type Locale = keyof typeof catalogues;

// Far from the work of any story: a slow machine must not fail one.
configure({ asyncUtilTimeout: 15_000 });

/**
 * Globals of the toolbar; a story can fix them in its own `globals`. Sizes have a unit, because Storybook
 * parses a bare number of the address as a number and then does not find it among the choices.
 */
interface Globals {
  theme: 'night' | 'day';
  locale: Locale;
  hue: string;
  motion: 'full' | 'still';
  textSize: string;
}

function Frame({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { theme, locale, hue, motion, textSize } = globals;
  // Popups are drawn at the end of `body`, so theme and language belong to the document.
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = htmlLang[locale];
    html.className = theme === 'day' ? dayTheme : nightTheme;
    html.dataset['motion'] = motion;
    html.style.fontSize = `${Number.parseFloat(textSize)}%`;
    document.body.className = `${text} sb-ground ${document.body.className.replace(/\bsb-ground\b/g, '')}`;
    if (hue !== 'none') {
      html.classList.add(hueScope);
      for (const [name, value] of Object.entries(hueVars(Number.parseFloat(hue))))
        html.style.setProperty(name, String(value));
    }
  }, [theme, locale, hue, motion, textSize]);
  return (
    <MessagesProvider locale={locale} messages={catalogues[locale]}>
      <IntlProvider locale={htmlLang[locale]} messages={screens[locale]}>
        {children}
      </IntlProvider>
    </MessagesProvider>
  );
}

const withFrame: Decorator = (Story, { globals }) => (
  <Frame globals={globals as unknown as Globals}>
    <Story />
  </Frame>
);

/** Screens use the CSS reset, like the site. Components must work without it. */
const withReset: Loader = async ({ title }) => {
  const isScreen = title.startsWith('Screens/');
  if (isScreen) await import('@companion/ui/reset');
  for (const sheet of document.styleSheets) if (isReset(sheet)) sheet.disabled = !isScreen;
};

/** On a docs page, stories in iframes play one after the other, because only one can have the focus. */
const inTurn: Loader = async () => {
  // Web Locks exist only in secure contexts.
  if (!window.frameElement?.id.startsWith('iframe--') || !('locks' in navigator)) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('story', () => {
      begin();
      return new Promise((end) => addons.getChannel().once(STORY_FINISHED, end));
    });
  });
};

/** Stories share a page: what one leaves there would reach the next. */
const cleanUp = () => {
  forgetBareTexts();
  return afterStory;
};

const afterStory = async () => {
  const { visible, waiting } = toasts.getSnapshot();
  for (const { id } of [...visible, ...waiting]) toasts.close(id);
  // A removed dialog releases the page and returns the focus after the next paint.
  if (document.querySelector('[inert]')) await new Promise<void>((done) => afterPaint(done));
};

const isReset = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.name === layers.reset) &&
  [...cssRules].every(
    (rule) =>
      rule instanceof CSSLayerStatementRule ||
      (rule instanceof CSSLayerBlockRule && rule.name === layers.reset),
  );

// A page of a story does without Storybook's blocks, which are a quarter of its bytes.
const LazyContainer = lazy(async () => {
  const { FollowingToolbar } = await import('./docs-container.tsx');
  return { default: FollowingToolbar };
});
const DocsContainer = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

const preview: Preview = {
  // Tags decide which pictures are taken (visual/plan.ts). `visual`: on a desktop and a phone, or on the viewport
  // of the story's `globals`; `!visual`: none; `languages`: also in English and Japanese, after its play ran in
  // Chinese; `both-themes`: the story shows both themes itself, so one picture is enough.
  // Two tags are for the board of the theme studio: `board` puts a story on it that is not the first of its file;
  // `opens`: the story covers the page, so it waits for a press there.
  tags: ['visual'],
  loaders: [withReset, inTurn],
  beforeEach: cleanUp,
  afterEach: refuseBareTexts,
  argTypesEnhancers: [withoutGuesses],
  decorators: [translateStory, withFrame],
  initialGlobals: {
    theme: 'night',
    locale: 'zh',
    hue: 'none',
    motion: 'full',
    textSize: '100percent',
  } satisfies Globals,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'night', title: 'Night', icon: 'moon' },
          { value: 'day', title: 'Day', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
          { value: 'ja', title: '日本語' },
        ],
        dynamicTitle: true,
      },
    },
    hue: {
      description: "The companion's hue",
      toolbar: {
        title: 'Hue',
        icon: 'paintbrush',
        items: [
          { value: 'none', title: 'Ember (none)' },
          ...[15, 62, 95, 140, 190, 240, 300, 340].map((hue) => ({
            value: `${hue}deg`,
            title: `Hue ${hue}°`,
          })),
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'still', title: 'Still' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: [100, 125, 150, 200].map((size) => ({
          value: `${size}percent`,
          title: `${size} %`,
        })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { extractArgTypes, container: DocsContainer },
    chromatic: { modes: { night: { theme: 'night' }, day: { theme: 'day' } } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'States',
          'Coverage',
          'What changed',
          'Studios',
          'Foundations',
          'Components',
          'Flows',
          'Screens',
          'Documents',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          {
            name: `${name} ${width}×${height}`,
            styles: { width: `${width}px`, height: `${height}px` },
          },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        rules: [
          // Off by default in axe, but required by WCAG 2.2.
          { id: 'target-size', enabled: true },
          // A story is a part of a page, not a page.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
  },
};

export default preview;
