import { composeStories, type Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { translated } from '../../packages/ui/src/internal/testing/translated.ts';
import { refuseBareTexts } from '../bare-texts.ts';
import { closeToasts } from '../close-toasts.ts';
import { type Locale, Texts } from '../texts.tsx';
import { viewports } from '../viewports.ts';

export type StoryModule = Parameters<typeof composeStories>[0] & { default: { title: string } };

interface PlayedStory {
  globals: { viewport?: { value?: keyof typeof viewports } };
  run: () => Promise<void>;
}

let speak: (locale: Locale) => void = () => {};

/** When the language changes, only what reads texts is rendered anew. */
function Multilingual({ first, children }: { first: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(first);
  speak = setLocale;
  return <Texts locale={locale}>{children}</Texts>;
}

const multilingual: Decorator = (Story, { globals }) => (
  <Multilingual first={globals['locale'] as Locale}>
    <Story />
  </Multilingual>
);

function changeLanguages(): void {
  // Radix has a text of its own in the announcement of a toast.
  flushSync(closeToasts);
  for (const locale of ['en', 'ja', 'zh'] as const) flushSync(() => speak(locale));
  refuseBareTexts();
}

/** The browser translates each story while its play drives it through its states, and then through the languages. */
export function playTranslated(files: Record<string, StoryModule>): void {
  describe.each(Object.values(files))('translated page: $default.title', (module) => {
    const stories = composeStories(module, {
      beforeEach: translated,
      afterEach: changeLanguages,
      decorators: [multilingual],
      parameters: { a11y: { test: 'off' } },
    }) as unknown as Record<string, PlayedStory>;
    it.each(Object.entries(stories))('%s', async (_, { globals, run }) => {
      const { width, height } = viewports[globals.viewport?.value ?? 'desktop'];
      await page.viewport(width, height);
      await run();
    });
  });
}
