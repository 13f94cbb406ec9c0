import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement } from 'react';

/** What a component's stories say, in Chinese, with the same in English and in Japanese. */
export type StoryWords = Readonly<Record<string, readonly [en: string, ja: string]>>;

const translated = ['en', 'ja'];

/**
 * Stories are written in Chinese. Where the toolbar has another language, what a story draws is given the words that
 * stand beside it (`parameters.words`); what is not among them stays as it is.
 */
export const withWords: Decorator = (Story, { originalStoryFn, parameters, globals }) => {
  const words = parameters['words'] as StoryWords | undefined;
  const language = translated.indexOf(String(globals['locale']));
  if (!words || language < 0) return Story();
  const say = inWords(words, language);
  return Story({
    originalStoryFn: (...given: Parameters<typeof originalStoryFn>) =>
      say(originalStoryFn(...given)),
  });
};

type Say = <T>(said: T) => T;

const known = new WeakMap<StoryWords, Say[]>();

function inWords(words: StoryWords, language: number): Say {
  const ways = known.get(words) ?? translated.map((_, at) => translator(words, at));
  known.set(words, ways);
  return ways[language] ?? ((said) => said);
}

/** Says the same thing in another language, and the same object as the same object: lists are drawn by identity. */
export function translator(words: StoryWords, language: number): Say {
  const said = new WeakMap<object, unknown>();

  function say(value: unknown): unknown {
    if (typeof value === 'string') return words[value]?.[language] ?? value;
    if (typeof value !== 'object' || value === null) return value;
    if (!said.has(value)) said.set(value, sayWhole(value));
    return said.get(value);
  }

  function sayWhole(whole: object): unknown {
    if (isValidElement<object>(whole)) {
      const props = sayWhole(whole.props) as object;
      return props === whole.props ? whole : cloneElement(whole, props);
    }
    if (Array.isArray(whole)) {
      const parts = whole.map(say);
      return parts.some((part, at) => part !== whole[at]) ? parts : whole;
    }
    if (Object.getPrototypeOf(whole) !== Object.prototype) return whole;
    const parts = Object.entries(whole).map(
      // A seed is no word: what is drawn from it looks the same in each language.
      ([name, part]) => [name, part, name === 'seed' ? part : say(part)] as const,
    );
    return parts.some(([, before, after]) => before !== after)
      ? Object.fromEntries(parts.map(([name, , after]) => [name, after]))
      : whole;
  }

  return say as Say;
}
