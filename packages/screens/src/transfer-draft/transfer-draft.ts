type Field = HTMLInputElement | HTMLTextAreaElement;

/** Reads the fields of the old layout; returns how to write them into the new one. */
export type CollectDraft = () => (() => void) | undefined;

const fields = () => [
  ...document.querySelectorAll<Field>(':is(header, main) :is(input:not([type=radio]), textarea)'),
];

/**
 * Carries typed text and focus from one device's layout of a page to the other's: both have the same fields in the
 * same order. Call `collect` before the old layout is removed, and its result when the new one is mounted. Does
 * nothing when the page changed meanwhile.
 * @param pageOf maps a path to its page, the same for both devices
 */
export function transferDraft(pageOf: (path: string) => string): CollectDraft {
  const currentPage = () => `${pageOf(window.location.pathname)}${window.location.search}`;
  const page = currentPage();
  return () => {
    if (currentPage() !== page) return;
    const oldFields = fields();
    const texts = oldFields.map(({ value }) => value);
    const focused = oldFields.indexOf(document.activeElement as Field);
    const { selectionStart = 0, selectionEnd = 0 } = oldFields[focused] ?? {};
    return () => {
      if (currentPage() !== page) return;
      fields().forEach((field, index) => {
        const text = texts[index];
        if (text !== undefined && text !== field.value) {
          // React ignores an input event after `value` was set by script.
          field.setRangeText(text, 0, field.value.length, 'end');
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (index === focused) {
          field.focus({ preventScroll: true });
          field.setSelectionRange(selectionStart, selectionEnd);
        }
        // Closes the suggestions that the input event opened.
        else field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    };
  };
}
