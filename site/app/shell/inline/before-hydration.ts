import { onePageParameters } from '../../routes/query.ts';

declare global {
  interface Window {
    beforeHydration: {
      /** The button to press after hydration: the last one that was pressed. `null` once nothing waits. */
      pressed: HTMLElement | null | undefined;
      /** React has the page: stops listening and repeats the press. */
      end(): void;
    };
  }
}

/** React ignores a press on a part whose code is still loading: it is repeated this often, ms. */
const REPEAT_MS = 50;

/** Remembers the pressed button. Enter in a field whose key sends is a press of its form's button. */
function rememberPress(event: MouseEvent | KeyboardEvent): void {
  const target = event.target as HTMLTextAreaElement;
  if (event.type === 'click') {
    window.beforeHydration.pressed = target.closest<HTMLElement>(
      '[type=button],[method=dialog] [type=submit]',
    );
    return;
  }
  const { key, shiftKey, isComposing, keyCode } = event as KeyboardEvent;
  // 229: the key belongs to an input method whose composition has just ended (WebKit).
  if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229) return;
  if (target.enterKeyHint !== 'send') return;
  event.preventDefault();
  window.beforeHydration.pressed = target.form?.querySelector<HTMLElement>('[type=submit]') ?? null;
}

/**
 * Adds the retained query to a link or form that is used before hydration (spec §2): the browser itself would drop
 * it. Parameters of one page stay there, and a search starts without the filters of the last one.
 */
function retainQuery(event: Event): void {
  const { formData: form } = event as Partial<FormDataEvent>;
  const link = form ? null : (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  const url = link && new URL(link.href);
  const query = form ?? url?.searchParams;
  if (!query) return;
  const retained = [...new URLSearchParams(location.search)].filter(
    ([name]) =>
      !query.has(name) && !onePageParameters.includes(name) && !(form && name.startsWith('search')),
  );
  for (const [name, value] of retained) query.append(name, value);
  if (link && url) link.href = url.href;
}

function end(): void {
  removeEventListener('click', retainQuery, true);
  removeEventListener('formdata', retainQuery);
  const { pressed } = window.beforeHydration;
  let isAnswered = false;
  pressed?.addEventListener('click', () => {
    isAnswered = true;
  });
  // The focus is in the form, on the button or, in Safari, which does not focus a pressed button, on the document.
  const form = pressed?.closest('[method=dialog]') ?? pressed;
  const hasFocus = () => {
    const { activeElement } = document;
    return form?.contains(activeElement) || activeElement?.contains(form ?? null);
  };
  const press = () => {
    if (isAnswered || window.beforeHydration.pressed !== pressed || !hasFocus()) {
      removeEventListener('click', rememberPress, true);
      removeEventListener('keydown', rememberPress, true);
      window.beforeHydration.pressed = null;
    } else {
      pressed?.click();
      setTimeout(press, REPEAT_MS);
    }
  };
  press();
}

// Before hydration buttons do nothing, for seconds on a slow phone: what was pressed is done afterwards.
window.beforeHydration = { pressed: undefined, end };
addEventListener('click', rememberPress, true);
addEventListener('keydown', rememberPress, true);
addEventListener('click', retainQuery, true);
addEventListener('formdata', retainQuery);
