import type { SessionStore, UserInfo } from '@companion/sdk';
import { createRoot } from 'react-dom/client';
import type { CloseReason } from '../events.ts';
import type { Options } from '../options.ts';
import { Login } from './login.tsx';
import { styles } from './styles.ts';

export interface LoginHandlers {
  onLogin(userInfo: UserInfo): void;
  onClose(reason: CloseReason): void;
  /** The visitor sees the message. */
  onFailure(message: string): void;
  /** The dialog threw and is gone. */
  onCrash(error: unknown): void;
}

/** The dialog of an element. */
export interface LoginView {
  show(options: Options): void;
  /** Closes the dialog with the options that it was shown with. */
  hide(): void;
  remove(): void;
}

/** Draws the toasts; the views share one store of toasts. */
let toastView: { hideToasts(): void } | undefined;

/** Renders the dialog of `element` in a shadow root. */
export function createView(
  element: HTMLElement,
  session: SessionStore,
  handlers: LoginHandlers,
): LoginView {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styles()];
  const place = document.createElement('div');
  place.dir = 'ltr';
  const content = document.createElement('div');
  place.append(content);
  shadow.append(place);

  let current: { open: boolean; options: Options } | undefined;
  let hasToasts = false;
  let isRemoved = false;
  const view = { hideToasts: () => render({ toasts: false }) };

  const root = createRoot(content, {
    onUncaughtError(error) {
      // React is still rendering.
      queueMicrotask(() => {
        remove();
        handlers.onCrash(error);
      });
    },
  });

  function render({ toasts }: { toasts: boolean }): void {
    hasToasts = toasts;
    if (!current || isRemoved) return;
    const { open, options } = current;
    root.render(
      <Login
        open={open}
        options={options}
        session={session}
        handlers={handlers}
        container={place}
        hasToasts={hasToasts}
      />,
    );
  }

  function remove(): void {
    if (isRemoved) return;
    isRemoved = true;
    if (toastView === view) toastView = undefined;
    root.unmount();
    host.remove();
  }

  return {
    show(options) {
      if (!current?.open) {
        if (toastView !== view) toastView?.hideToasts();
        toastView = view;
        hasToasts = true;
        outermost(element).append(host);
      }
      current = { open: true, options };
      place.lang = tags[options.language];
      render({ toasts: hasToasts });
    },
    hide() {
      if (current) current = { ...current, open: false };
      render({ toasts: hasToasts });
    },
    remove,
  };
}

const tags = { zh: 'zh-CN', en: 'en', ja: 'ja' } as const;

/** The open modal `<dialog>` or the full-screen element around the element, which would cover the end of `body`. */
function outermost(element: Element): Element {
  // `:is` skips a selector that the browser does not know.
  const isOutermost = element.matches(':is(body, dialog:modal, :fullscreen)');
  if (isOutermost) return element;
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return outermost(parent.host);
  return parent instanceof Element ? outermost(parent) : document.body;
}
