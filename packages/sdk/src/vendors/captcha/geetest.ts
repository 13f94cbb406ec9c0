import * as v from 'valibot';
import type { Language } from '../../client/headers.ts';
import { captchaResult } from '../../contract/captcha.ts';
import { CaptchaError, type CaptchaOutcome, type OverlayCaptcha } from './captcha.ts';

/** GeeTest v4: their loader, and its global. */
const SCRIPT = 'https://static.geetest.com/v4/gt4.js';
/** Their loader tries three hosts of 10 s each; nobody waits that long, ms. */
const LOAD_TIMEOUT_MS = 15_000;

const geetestLanguage: Record<Language, string> = { zh: 'zho', en: 'eng', ja: 'jpn' };

interface GeetestObject {
  onReady(callback: () => void): GeetestObject;
  onSuccess(callback: () => void): GeetestObject;
  onError(callback: (error: { code: string; msg: string }) => void): GeetestObject;
  onClose(callback: () => void): GeetestObject;
  showCaptcha(): void;
  getValidate(): unknown;
  reset(): void;
  destroy?(): void;
}

type InitGeetest = (
  config: {
    captchaId: string;
    product: 'bind';
    language: string;
    /** Without it their loader lets everyone pass when its hosts are down: we refuse instead. */
    offlineCb(): void;
    onError(error: unknown): void;
  },
  callback: (captcha: GeetestObject) => void,
) => void;

export interface GeetestOptions {
  captchaId: string;
  language: () => Language;
}

/** GeeTest v4, product `bind` (spec §9). Its script is loaded by the first `prepare`. */
export function createGeetest({ captchaId, language }: GeetestOptions): OverlayCaptcha {
  let preparing: Promise<GeetestObject> | undefined;
  let ready: GeetestObject | undefined;
  let settle:
    | { resolve(outcome: CaptchaOutcome): void; reject(error: CaptchaError): void }
    | undefined;

  async function load(): Promise<GeetestObject> {
    const init = await loadScript();
    return withTimeout(
      new Promise<GeetestObject>((resolve, reject) => {
        const fail = (cause?: unknown) => reject(new CaptchaError('not-initialised', { cause }));
        init(
          {
            captchaId,
            product: 'bind',
            language: geetestLanguage[language()],
            offlineCb: fail,
            onError: fail,
          },
          (captcha) => {
            captcha
              .onReady(() => resolve(captcha))
              .onSuccess(() => {
                const parsed = v.safeParse(captchaResult, captcha.getValidate());
                if (parsed.success) settle?.resolve({ status: 'solved', result: parsed.output });
                else settle?.reject(new CaptchaError('missing-result'));
              })
              .onError((cause) => {
                fail(cause);
                settle?.reject(new CaptchaError('failed', { cause }));
              })
              .onClose(() => settle?.resolve({ status: 'closed' }));
          },
        );
      }),
    );
  }

  return {
    kind: 'overlay',
    async prepare() {
      preparing ??= load();
      try {
        ready = await preparing;
      } catch (error) {
        // Their loader remembers a failure: the next try must run the script again.
        preparing = undefined;
        throw error;
      }
    },
    async verify(signal) {
      const captcha = ready;
      if (!captcha) throw new CaptchaError('not-initialised');
      signal.throwIfAborted();
      return new Promise<CaptchaOutcome>((resolve, reject) => {
        settle = { resolve, reject };
        signal.addEventListener('abort', () => resolve({ status: 'closed' }), { once: true });
        captcha.showCaptcha();
      }).finally(() => {
        settle = undefined;
      });
    },
    reset: () => ready?.reset(),
    destroy() {
      ready?.destroy?.();
      ready = undefined;
      preparing = undefined;
    },
  };
}

function loadScript(): Promise<InitGeetest> {
  return withTimeout(
    new Promise<InitGeetest>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = SCRIPT;
      script.onload = () => {
        const init = (globalThis as { initGeetest4?: InitGeetest }).initGeetest4;
        if (init) resolve(init);
        else reject(new CaptchaError('not-initialised'));
      };
      script.onerror = () => {
        script.remove();
        reject(new CaptchaError('not-initialised'));
      };
      document.head.append(script);
    }),
  );
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CaptchaError('not-initialised')), LOAD_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
