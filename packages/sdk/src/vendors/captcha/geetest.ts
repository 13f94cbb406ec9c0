import * as v from 'valibot';
import type { Language } from '../../client/headers.ts';
import { captchaResult } from '../../contract/captcha.ts';
import { once } from '../../internal/once.ts';
import { within } from '../../internal/within.ts';
import { type LoadScript, loadScript } from '../script.ts';
import { CaptchaError, type CaptchaOutcome, type OverlayCaptchaProvider } from './captcha.ts';

/** Loader script of GeeTest v4; it defines `initGeetest4`. */
const SCRIPT = 'https://static.geetest.com/v4/gt4.js';
/** Time-out, ms. GeeTest's loader would try three hosts for 10 s each. */
const READY_TIMEOUT_MS = 15_000;

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
    /** Without it, GeeTest's loader lets everyone pass when its hosts are down. */
    offlineCb(): void;
    onError(error: unknown): void;
  },
  callback: (captcha: GeetestObject) => void,
) => void;

export interface GeetestOptions {
  captchaId: string;
  language: () => Language;
  script?: LoadScript;
}

/** GeeTest v4, product `bind` (spec §9). The first `prepare` loads its script. */
export function createGeetest({
  captchaId,
  language,
  script = loadScript,
}: GeetestOptions): OverlayCaptchaProvider {
  let loading = begin();
  let ready: GeetestObject | undefined;
  let spoken: Language | undefined;
  let asked:
    | { resolve(outcome: CaptchaOutcome): void; reject(error: CaptchaError): void }
    | undefined;

  /** A captcha that was destroyed while loading is removed when it is ready. */
  function begin() {
    const mine = once(async () => {
      const captcha = await load();
      if (mine === loading) ready = captcha;
      else remove(captcha);
      return captcha;
    });
    return mine;
  }

  async function load(): Promise<GeetestObject> {
    try {
      // GeeTest's loader caches a failure, so each attempt runs it again.
      await script(SCRIPT);
      const { initGeetest4 } = globalThis as { initGeetest4?: InitGeetest };
      if (!initGeetest4) throw new Error('initGeetest4 is not there');
      const captcha = started(initGeetest4);
      return await within(READY_TIMEOUT_MS, 'GeeTest', captcha).catch((cause: unknown) => {
        // It may still become ready.
        captcha.then(remove, () => {});
        throw cause;
      });
    } catch (cause) {
      throw new CaptchaError('not-initialised', { cause });
    }
  }

  const started = (init: InitGeetest) =>
    new Promise<GeetestObject>((resolve, reject) => {
      init(
        {
          captchaId,
          product: 'bind',
          language: geetestLanguage[language()],
          offlineCb: () => reject(new Error('GeeTest is offline')),
          onError: reject,
        },
        (captcha) => {
          /** Events of a destroyed captcha are ignored. */
          const waiting = () => (ready === captcha ? asked : undefined);
          captcha
            .onReady(() => resolve(captcha))
            .onSuccess(() => {
              const parsed = v.safeParse(captchaResult, captcha.getValidate());
              if (parsed.success) waiting()?.resolve({ status: 'solved', result: parsed.output });
              else waiting()?.reject(new CaptchaError('missing-result'));
            })
            .onError((cause) => {
              reject(cause);
              waiting()?.reject(new CaptchaError('failed', { cause }));
            })
            .onClose(() => waiting()?.resolve({ status: 'closed' }));
        },
      );
    });

  function prepared(): Promise<GeetestObject> {
    // A captcha can't change its language.
    if (spoken !== language()) destroy();
    spoken = language();
    return loading();
  }

  function destroy(): void {
    const captcha = ready;
    ready = undefined;
    loading = begin();
    // The events of a removed captcha are ignored.
    asked?.resolve({ status: 'closed' });
    remove(captcha);
  }

  function remove(captcha: GeetestObject | undefined): void {
    try {
      captcha?.destroy?.();
    } catch {
      // It was already broken.
    }
  }

  return {
    kind: 'overlay',
    async prepare() {
      await prepared();
    },
    async verify(signal) {
      const captcha = await prepared();
      if (signal.aborted || captcha !== ready) return { status: 'closed' };
      let close = () => {};
      try {
        return await new Promise<CaptchaOutcome>((resolve, reject) => {
          asked = { resolve, reject };
          close = () => {
            resolve({ status: 'closed' });
            // GeeTest has no other way to close it.
            destroy();
          };
          signal.addEventListener('abort', close, { once: true });
          captcha.showCaptcha();
        });
      } catch (cause) {
        // A failed captcha is not used again.
        destroy();
        throw cause instanceof CaptchaError ? cause : new CaptchaError('failed', { cause });
      } finally {
        asked = undefined;
        signal.removeEventListener('abort', close);
      }
    },
    reset() {
      try {
        ready?.reset();
      } catch {
        destroy();
      }
    },
    destroy,
  };
}
