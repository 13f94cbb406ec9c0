import { settle } from './settle.ts';

/** Browsers that fire the events of a composition in different orders. */
export const browsers = ['Chromium', 'Firefox'] as const;

/**
 * Composes a word at the caret, as an input method does: shows the letters one after the other, then accepts the word.
 * Chromium fires the last `input` before `compositionend`, Firefox after it.
 */
export async function compose(
  field: HTMLInputElement | HTMLTextAreaElement,
  letters: readonly string[],
  word: string,
  browser: (typeof browsers)[number],
  beforeAccepting = async () => {},
): Promise<void> {
  field.focus();
  const start = field.selectionStart ?? 0;
  let end = field.selectionEnd ?? start;
  const show = (text: string) => {
    field.setRangeText(text, start, end, 'end');
    end = start + text.length;
  };
  const input = (data: string, isComposing: boolean) =>
    fire(
      field,
      new InputEvent('input', {
        bubbles: true,
        inputType: 'insertCompositionText',
        data,
        isComposing,
      }),
    );
  const composition = (type: string, data: string) =>
    fire(field, new CompositionEvent(type, { bubbles: true, data }));

  await composition('compositionstart', '');
  for (const text of letters) {
    show(text);
    await input(text, true);
  }
  await beforeAccepting();
  show(word);
  if (browser === 'Chromium') await input(word, true);
  await composition('compositionend', word);
  if (browser === 'Firefox') await input(word, false);
}

/** A browser runs microtasks, in which React renders, between two events. */
async function fire(field: Element, event: Event): Promise<void> {
  field.dispatchEvent(event);
  await settle();
}
