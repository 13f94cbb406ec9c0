import { pageOf } from '../routes/paths.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Packs up what is written on a page, and returns how to unpack it on the page's twin. */
export type Pack = () => (() => void) | undefined;

const fields = () => [
  ...document.querySelectorAll<Field>(':is(header, main) :is(input:not([type=radio]), textarea)'),
];

/** The address of a page and of its twin. */
const here = () => `${pageOf(window.location.pathname)}${window.location.search}`;

/**
 * For the way from this page to its twin: hands over what is written, and where the focus is. Both have the
 * same fields in the same order. Nothing is handed over to another page.
 */
export function transferDraft(): Pack {
  const page = here();
  return () => {
    if (here() !== page) return;
    const before = fields();
    const written = before.map(({ value }) => value);
    const focused = before.indexOf(document.activeElement as Field);
    const { selectionStart = 0, selectionEnd = 0 } = before[focused] ?? {};
    return () => {
      if (here() !== page) return;
      fields().forEach((field, place) => {
        const words = written[place];
        if (words !== undefined && words !== field.value) {
          // Not by `value`, which React would take for its own.
          field.setRangeText(words, 0, field.value.length, 'end');
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (place === focused) {
          field.focus({ preventScroll: true });
          field.setSelectionRange(selectionStart, selectionEnd);
        }
        // Without the focus its suggestions stay folded.
        else field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    };
  };
}
