import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { StoryTexts } from '../packages/ui/src/internal/testing/story-texts.ts';

type Translate = <T>(value: T) => T;

/**
 * Translates what a story draws into the toolbar's language, by the table in `parameters.texts`. Stories draw the
 * Chinese texts; a text that is not in the table stays as it is.
 */
export const translateStory: Decorator = (Story, { originalStoryFn, parameters, globals }) => {
  const texts = parameters['texts'] as StoryTexts | undefined;
  const locale = globals['locale'];
  if (!texts || (locale !== 'en' && locale !== 'ja')) return Story();
  const translate = translatorOf(texts, locale);
  return Story({
    originalStoryFn: (...args: Parameters<typeof originalStoryFn>) =>
      translate(originalStoryFn(...args)),
  });
};

const translators = new WeakMap<StoryTexts, Record<string, Translate>>();

function translatorOf(texts: StoryTexts, locale: 'en' | 'ja'): Translate {
  const known = translators.get(texts) ?? {};
  translators.set(texts, known);
  known[locale] ??= createTranslator((text) => texts.translate(text, locale));
  return known[locale];
}

/** Translates strings in elements, lists and plain objects. The same object gives the same result: lists compare by identity. */
export function createTranslator(translateText: (text: string) => string): Translate {
  const results = new WeakMap<object, unknown>();

  function translate(value: unknown): unknown {
    if (typeof value === 'string') return translateText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!results.has(value)) results.set(value, translateObject(value));
    return results.get(value);
  }

  function translateObject(object: object): unknown {
    if (isValidElement<object>(object)) {
      const props = translateObject(object.props) as { children?: ReactNode };
      if (props === object.props) return object;
      // An array in `children` would need keys; separate arguments do not.
      return Array.isArray(props.children)
        ? cloneElement(object, props, ...props.children)
        : cloneElement(object, props);
    }
    if (Array.isArray(object)) {
      const items = object.map(translate);
      return items.some((item, index) => item !== object[index]) ? items : object;
    }
    if (Object.getPrototypeOf(object) !== Object.prototype) return object;
    const fields = Object.entries(object).map(
      // A seed is not a text: it decides how a companion is drawn.
      ([name, field]) => [name, field, name === 'seed' ? field : translate(field)] as const,
    );
    return fields.some(([, before, after]) => before !== after)
      ? Object.fromEntries(fields.map(([name, , after]) => [name, after]))
      : object;
  }

  return translate as Translate;
}
