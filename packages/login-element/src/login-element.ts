import { createSessionStore, type SessionStore } from '@companion/sdk';
import { hasNetwork } from '@companion/ui/retry-import';
import type { LoginView } from './dialog/index.tsx';
import type { CloseReason, CompanionLoginEvents, LoginErrorDetail, UserInfo } from './events.ts';
import {
  type Agreement,
  type ConfigurationError,
  type Options,
  readAgreements,
  readOptions,
  type Theme,
} from './options.ts';

let store: SessionStore | undefined;
/** One for all elements of the page. */
const sessionStore = (): SessionStore => {
  store ??= createSessionStore();
  return store;
};

/** The element whose dialog is open. A page shows one login at a time. */
let shown: CompanionLogin | undefined;

/** A server has no `HTMLElement`: the module can be imported there and does nothing. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

let hiding: CSSStyleSheet | undefined;
/** Keeps a page's rules from drawing a box for the element. */
function hidingSheet(): CSSStyleSheet {
  if (hiding) return hiding;
  hiding = new CSSStyleSheet();
  hiding.replaceSync(':host{display:none!important}');
  return hiding;
}

const properties = [
  'open',
  'apiBase',
  'captchaId',
  'sandbox',
  'theme',
  'agreements',
  'codeLength',
] as const;

/** `<companion-login>`: the login dialog for pages of any stack. It draws nothing itself. */
export class CompanionLogin extends Base {
  static readonly observedAttributes = [
    'open',
    'api-base',
    'captcha-id',
    'sandbox',
    'theme',
    'lang',
    'agreements',
    'code-length',
  ];

  #view: LoginView | undefined;
  #isOpen = false;
  #isLoading = false;
  #closeReason: CloseReason = 'host';
  #isScheduled = false;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [hidingSheet()];
  }

  /** Whether the dialog is open. Reflects the attribute `open`. */
  get open(): boolean {
    return this.hasAttribute('open');
  }
  set open(open: boolean) {
    this.#switch('open', open);
  }

  /** Base address of the API, without `/api`. Default: the page's own origin. */
  get apiBase(): string | null {
    return this.getAttribute('api-base');
  }
  set apiBase(value: string | null) {
    this.#set('api-base', value);
  }

  /** Id of the GeeTest captcha. Required without `sandbox`. */
  get captchaId(): string | null {
    return this.getAttribute('captcha-id');
  }
  set captchaId(value: string | null) {
    this.#set('captcha-id', value);
  }

  /** Whether the API is the sandbox, which has a captcha of its own. For development. */
  get sandbox(): boolean {
    return this.hasAttribute('sandbox');
  }
  set sandbox(value: boolean) {
    this.#switch('sandbox', value);
  }

  /** `system` follows the visitor's setting. Default: night, or the custom properties of the page. */
  get theme(): Theme | null {
    return this.getAttribute('theme') as Theme | null;
  }
  set theme(value: Theme | null) {
    this.#set('theme', value);
  }

  /**
   * Documents that the visitor must agree to. The attribute is a JSON list. With an empty list there is no checkbox.
   * Default: `/terms.html` and `/privacy.html`.
   */
  get agreements(): readonly Agreement[] | null {
    try {
      return readAgreements(this.getAttribute('agreements')) ?? null;
    } catch {
      return null;
    }
  }
  // Frameworks set the property also from the attribute of a template, which is text.
  set agreements(value: readonly Agreement[] | string | null) {
    this.#set('agreements', typeof value === 'object' && value ? JSON.stringify(value) : value);
  }

  /** Digits of the codes that the backend sends, 4 to 8. Default: 6. */
  get codeLength(): number | null {
    const value = this.getAttribute('code-length');
    return value === null ? null : Number(value);
  }
  // Frameworks set the property also from the attribute of a template, which is text.
  set codeLength(value: number | string | null) {
    this.#set('code-length', typeof value === 'number' ? String(value) : value);
  }

  /** The user who is logged in on this page's origin, also from an earlier visit. */
  get session(): UserInfo | null {
    return sessionStore().getSnapshot().userInfo;
  }

  /** Opens the dialog. The first call loads its code. */
  show(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
  }

  /** Ends the session in this browser. The backend's token stays valid until it expires. */
  logOut(): void {
    sessionStore().logout();
  }

  connectedCallback(): void {
    for (const name of properties) this.#takeOver(name);
    this.#schedule();
  }

  disconnectedCallback(): void {
    this.#schedule();
  }

  attributeChangedCallback(): void {
    this.#schedule();
  }

  /** Sets a property again that was set before the element was defined, and would hide the accessor. */
  #takeOver(name: (typeof properties)[number]): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #switch(attribute: string, isOn: boolean): void {
    // Frameworks also set `undefined`, and `toggleAttribute` takes it for no argument.
    this.toggleAttribute(attribute, Boolean(isOn));
  }

  #set(attribute: string, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value);
  }

  #attributes() {
    return {
      apiBase: this.apiBase,
      captchaId: this.captchaId,
      isSandbox: this.sandbox,
      theme: this.getAttribute('theme'),
      lang: languageOf(this),
      agreements: this.getAttribute('agreements'),
      codeLength: this.getAttribute('code-length'),
    };
  }

  /** Several changes in one task are one update. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#update();
    });
  }

  #update(): void {
    if (!this.isConnected) {
      this.#view?.remove();
      this.#view = undefined;
      this.#isOpen = false;
      if (shown === this) shown = undefined;
      return;
    }
    const options = this.open ? this.#options() : undefined;
    if (options) this.#show(options);
    else this.#hide();
  }

  #options(): Options | undefined {
    try {
      return readOptions(this.#attributes());
    } catch (error) {
      this.#fail('configuration', (error as ConfigurationError).message);
      return undefined;
    }
  }

  #show(options: Options): void {
    if (shown && shown !== this) shown.close();
    shown = this;
    this.#isOpen = true;
    this.#closeReason = 'host';
    if (this.#view) this.#view.show(options);
    else if (!this.#isLoading) void this.#load();
  }

  #hide(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (shown === this) shown = undefined;
    this.#view?.hide();
    this.#dispatch('companion-close', { reason: this.#closeReason });
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      const { createView } = await loadDialog();
      // Closed or removed meanwhile.
      if (!this.#isOpen) return;
      this.#view = createView(this, sessionStore(), {
        onLogin: (userInfo) => this.#dispatch('companion-login', { userInfo }),
        onClose: (reason) => {
          this.#closeReason = reason;
          this.close();
        },
        onFailure: (message) => this.#dispatch('companion-error', { kind: 'failure', message }),
        onCrash: (error) => {
          this.#view = undefined;
          this.#fail('crash', String(error));
        },
      });
      this.#update();
    } catch (error) {
      if (this.#isOpen) this.#fail('load', String(error));
    } finally {
      this.#isLoading = false;
    }
  }

  /** Reports an error of the page or of the network, and closes. Never throws into the host. */
  #fail(kind: LoginErrorDetail['kind'], message: string): void {
    // biome-ignore lint/suspicious/noConsole: the developer of the host reads it
    console.error(`<companion-login>: ${message}`);
    // A dialog that can't open closes, too: the page may hold that it is open.
    this.#isOpen ||= this.open;
    this.#closeReason = 'error';
    this.close();
    this.#dispatch('companion-error', { kind, message });
  }

  #dispatch<Type extends keyof CompanionLoginEvents>(
    type: Type,
    detail: CompanionLoginEvents[Type],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'companion-login': CompanionLogin;
  }
}

let loading: Promise<typeof import('./dialog/index.tsx')> | undefined;

/** Loads the code of the dialog. After a failure the next call tries again. */
async function loadDialog() {
  // Chromium caches a failed import until the page is reloaded, so do not try without a network.
  if (loading === undefined && !(await hasNetwork())) throw new Error('the browser is offline');
  loading ??= import('./dialog/index.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The language of an element: the nearest attribute `lang`, also around a shadow root. */
function languageOf(element: Element): string | null {
  const found = element.closest('[lang]')?.getAttribute('lang');
  if (found !== undefined) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : null;
}
