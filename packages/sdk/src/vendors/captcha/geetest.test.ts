import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../client/headers.ts';
import { createGeetest } from './geetest.ts';
import { geetestPolicy } from './geetest-policy.ts';

const result = {
  lot_number: 'lot',
  captcha_output: 'output',
  pass_token: 'pass',
  gen_time: '1763700000',
};

type Listener = (argument?: unknown) => void;

/** The vendor's object, and the calls to it. */
class FakeCaptcha {
  readonly heard: string[] = [];
  readonly listeners: Record<string, Listener> = {};
  validate: unknown = { ...result, captcha_id: 'id' };
  on = (name: string) => (listener: Listener) => {
    this.listeners[name] = listener;
    return this;
  };
  onReady = this.on('ready');
  onSuccess = this.on('success');
  onError = this.on('error');
  onClose = this.on('close');
  getValidate = () => this.validate;
  showCaptcha = () => void this.heard.push('show');
  reset = () => void this.heard.push('reset');
  destroy = () => void this.heard.push('destroy');
  tell(name: 'ready' | 'success' | 'error' | 'close', argument?: unknown) {
    this.listeners[name]?.(argument);
  }
}

/** The vendor's global after its script has run. */
interface Vendor {
  configs: Record<string, unknown>[];
  captchas: FakeCaptcha[];
  /** Called at each start. Default: ready at once. */
  start(captcha: FakeCaptcha, config: Record<string, unknown>): void;
  scripts: string[];
}

let vendor: Vendor;
beforeEach(() => {
  vendor = { configs: [], captchas: [], start: (captcha) => captcha.tell('ready'), scripts: [] };
  vi.stubGlobal(
    'initGeetest4',
    (config: Record<string, unknown>, callback: (captcha: FakeCaptcha) => void) => {
      const captcha = new FakeCaptcha();
      vendor.configs.push(config);
      vendor.captchas.push(captcha);
      callback(captcha);
      vendor.start(captcha, config);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let language: Language = 'zh';
beforeEach(() => {
  language = 'zh';
});
const make = () =>
  createGeetest({
    captchaId: 'id',
    language: () => language,
    script: async (src) => void vendor.scripts.push(src),
  });

const soon = <Value>(value: () => Value) => expect.poll(value, { interval: 1 });
const never = () => new AbortController().signal;
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: { name: string; reason: string }) => `${error.name}: ${error.reason}`,
  );

/** A captcha with a visible challenge. */
async function shown() {
  const geetest = make();
  await geetest.prepare(never());
  const controller = new AbortController();
  const outcome = geetest.verify(controller.signal);
  await soon(() => vendor.captchas.at(-1)!.heard).toContain('show');
  return { geetest, controller, outcome, captcha: vendor.captchas.at(-1)! };
}

describe('GeeTest', () => {
  it('loads its script once, at the first prepare', async () => {
    const geetest = make();
    expect(vendor.scripts).toEqual([]);
    await Promise.all([geetest.prepare(never()), geetest.prepare(never())]);
    await geetest.prepare(never());
    expect(vendor.scripts).toEqual(['https://static.geetest.com/v4/gt4.js']);
    expect(vendor.captchas).toHaveLength(1);
  });

  it('loads its script from a host of its policy', async () => {
    await make().prepare(never());
    expect(geetestPolicy['script-src']).toContain(new URL(vendor.scripts[0]!).origin);
  });

  it.each([
    ['zh', 'zho'],
    ['en', 'eng'],
    ['ja', 'jpn'],
  ] as const)('is bound to our own button and speaks %s', async (ours, theirs) => {
    language = ours;
    await make().prepare(never());
    expect(vendor.configs[0]).toMatchObject({ captchaId: 'id', product: 'bind', language: theirs });
  });

  it('uses the language of the page', async () => {
    const geetest = make();
    await geetest.prepare(never());
    language = 'ja';
    await geetest.prepare(never());
    expect(vendor.captchas[0]!.heard).toEqual(['destroy']);
    expect(vendor.configs.map((config) => config['language'])).toEqual(['zho', 'jpn']);
  });

  it('returns exactly the four fields of a solved challenge', async () => {
    const { captcha, outcome } = await shown();
    captcha.tell('success');
    expect(await outcome).toEqual({ status: 'solved', result });
  });

  it.each([
    ['nothing', false],
    ['half of it', { lot_number: 'lot' }],
    ['a field of another kind', { ...result, gen_time: 5 }],
  ])('rejects a result with %s as missing', async (_, validate) => {
    const { captcha, outcome } = await shown();
    captcha.validate = validate;
    captcha.tell('success');
    expect(await reasonOf(outcome)).toBe('CaptchaError: missing-result');
  });

  it('resolves to closed when the visitor closes it', async () => {
    const { captcha, outcome } = await shown();
    captcha.tell('close');
    expect(await outcome).toEqual({ status: 'closed' });
    expect(captcha.heard).toEqual(['show']);
  });

  it('is removed from the page when the caller aborts', async () => {
    const { captcha, controller, outcome } = await shown();
    controller.abort();
    expect(await outcome).toEqual({ status: 'closed' });
    expect(captcha.heard).toEqual(['show', 'destroy']);
  });

  it('resolves to closed when it is destroyed while it is shown', async () => {
    const { geetest, captcha, outcome } = await shown();
    geetest.destroy();
    expect(await outcome).toEqual({ status: 'closed' });
    expect(captcha.heard).toEqual(['show', 'destroy']);
  });

  it('is reused when the caller aborts after a solved challenge', async () => {
    const { geetest, captcha, controller, outcome } = await shown();
    captcha.tell('success');
    await outcome;
    controller.abort();
    geetest.reset();
    const again = geetest.verify(never());
    await soon(() => captcha.heard).toEqual(['show', 'reset', 'show']);
    captcha.tell('success');
    expect(await again).toMatchObject({ status: 'solved' });
    expect(vendor.captchas).toHaveLength(1);
  });

  it('shows nothing when the signal has aborted', async () => {
    const geetest = make();
    await geetest.prepare(never());
    expect(await geetest.verify(AbortSignal.abort())).toEqual({ status: 'closed' });
    expect(vendor.captchas[0]!.heard).toEqual([]);
  });

  it.each(['60100', '60101', '60204', '60500'])(
    'rejects with vendor error %s and loads again for the next challenge',
    async (code) => {
      const { geetest, captcha, outcome } = await shown();
      captcha.tell('error', { code, msg: 'no' });
      expect(await reasonOf(outcome)).toBe('CaptchaError: failed');
      const next = geetest.verify(never());
      await soon(() => vendor.captchas[1]?.heard).toEqual(['show']);
      // Late events of the old captcha do not affect the new challenge.
      captcha.tell('close');
      vendor.captchas[1]!.tell('success');
      expect(await next).toMatchObject({ status: 'solved' });
    },
  );

  it("rejects when it can't be shown", async () => {
    const geetest = make();
    await geetest.prepare(never());
    vendor.captchas[0]!.showCaptcha = () => {
      throw new Error('no body');
    };
    expect(await reasonOf(geetest.verify(never()))).toBe('CaptchaError: failed');
  });

  it('is not initialised when its script fails, and loads it again', async () => {
    const script = vi.fn(async () => {}).mockRejectedValueOnce(new Error('blocked'));
    const geetest = createGeetest({ captchaId: 'id', language: () => 'zh', script });
    expect(await reasonOf(geetest.prepare(never()))).toBe('CaptchaError: not-initialised');
    await geetest.prepare(never());
    expect(script).toHaveBeenCalledTimes(2);
  });

  it('is not initialised when the script defines nothing', async () => {
    vi.stubGlobal('initGeetest4', undefined);
    expect(await reasonOf(make().prepare(never()))).toBe('CaptchaError: not-initialised');
  });

  it('is not initialised when the vendor is offline', async () => {
    vendor.start = (_, config) => (config['offlineCb'] as () => void)();
    const geetest = make();
    expect(await reasonOf(geetest.prepare(never()))).toBe('CaptchaError: not-initialised');
    expect(await reasonOf(geetest.verify(never()))).toBe('CaptchaError: not-initialised');
    expect(vendor.scripts).toHaveLength(2);
  });

  it.each([
    [
      'before there is a captcha',
      (_: FakeCaptcha, config: Record<string, unknown>) =>
        (config['onError'] as Listener)({ code: '60001' }),
    ],
    ['before it is ready', (captcha: FakeCaptcha) => captcha.tell('error', { code: '60204' })],
  ])('is not initialised by an error %s', async (_, start) => {
    vendor.start = start;
    expect(await reasonOf(make().prepare(never()))).toBe('CaptchaError: not-initialised');
  });

  it('is not initialised when the vendor never becomes ready', async () => {
    vi.useFakeTimers();
    vendor.start = () => {};
    const preparing = reasonOf(make().prepare(never()));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await preparing).toBe('CaptchaError: not-initialised');
  });

  it.each([
    ['destroyed', (geetest: ReturnType<typeof make>) => geetest.destroy()],
    [
      'replaced by one of another language',
      (geetest: ReturnType<typeof make>) => {
        language = 'ja';
        geetest.prepare(never()).catch(() => {});
      },
    ],
  ])('is removed when it was %s during loading', async (_, meanwhile) => {
    vendor.start = () => {};
    const geetest = make();
    const outcome = geetest.verify(never());
    await soon(() => vendor.captchas).toHaveLength(1);
    meanwhile(geetest);
    vendor.captchas[0]!.tell('ready');
    expect(await outcome).toEqual({ status: 'closed' });
    expect(vendor.captchas[0]!.heard).toEqual(['destroy']);
  });

  it('is removed when it becomes ready after the time-out', async () => {
    vi.useFakeTimers();
    vendor.start = () => {};
    const preparing = reasonOf(make().prepare(never()));
    await vi.advanceTimersByTimeAsync(15_000);
    await preparing;
    vendor.captchas[0]!.tell('ready');
    await vi.advanceTimersByTimeAsync(0);
    expect(vendor.captchas[0]!.heard).toEqual(['destroy']);
  });

  it('loads when verify is called before prepare', async () => {
    const geetest = make();
    const outcome = geetest.verify(never());
    await soon(() => vendor.captchas[0]?.heard).toEqual(['show']);
    vendor.captchas[0]!.tell('success');
    expect(await outcome).toMatchObject({ status: 'solved' });
  });

  it('survives errors thrown by the vendor', async () => {
    const { geetest, captcha, controller, outcome } = await shown();
    captcha.reset = captcha.destroy = () => {
      throw new Error('broken');
    };
    geetest.reset();
    controller.abort();
    expect(await outcome).toEqual({ status: 'closed' });
    geetest.destroy();
    geetest.reset();
  });
});
