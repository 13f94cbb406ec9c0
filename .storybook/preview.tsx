import '@fontsource-variable/bricolage-grotesque';
import './preview.css';
import { dayTheme, hueScope, hueVars, layers, nightTheme, text } from '@companion/ui/theme';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
// No public entry names the events of the channel.
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { afterPaint } from '../packages/ui/src/internal/after-paint.ts';
import { forgetBareTexts } from './bare-texts.ts';
import { closeToasts } from './close-toasts.ts';
import { nameOf } from './name-of.ts';
import { extractArgTypes, withoutGuesses, wordsAsText } from './prop-table.ts';
import { withImports } from './snippet.ts';
import { htmlLang, type Locale, Texts } from './texts.tsx';
import { translateStory } from './translate-story.ts';
import { viewports } from './viewports.ts';

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
  // On the site each language has its own page. Only Storybook changes texts in place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language has changed
  useLayoutEffect(forgetBareTexts, [locale]);
  return <Texts locale={locale}>{children}</Texts>;
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
  closeToasts();
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
  // Tags for the board of the theme studio: `board` puts a story on it that is not the first of its file;
  // `opens`: the story covers the page, so it waits for a press there.
  // `playground`: the first story of a component whose other stories draw several; it is for Controls and for its code.
  tags: ['visual'],
  loaders: [withReset, inTurn],
  beforeEach: cleanUp,
  argTypesEnhancers: [withoutGuesses, wordsAsText],
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
    docs: {
      extractArgTypes,
      container: DocsContainer,
      codePanel: true,
      source: { transform: withImports },
    },
    jsx: { displayName: nameOf },
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
