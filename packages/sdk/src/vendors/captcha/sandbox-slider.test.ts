import { afterEach, describe, expect, it } from 'vitest';
import { answer, type Handle, startServer } from '../../testing/server.ts';
import { CaptchaError } from './captcha.ts';
import { createSandboxSlider } from './sandbox-slider.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

const calls = {
  load: { phone: '13800138000' },
  answer: { lot_number: 'lot', x: 1 },
};

/** The error of a call. */
async function failure(name: keyof typeof calls, handle: Handle, signal?: AbortSignal) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  const slider = createSandboxSlider({ baseUrl: server.baseUrl });
  const live = signal ?? new AbortController().signal;
  const call = name === 'load' ? slider.load(calls.load, live) : slider.answer(calls.answer, live);
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const status =
  (code: number): Handle =>
  (_, response) => {
    response.statusCode = code;
    response.end('{}');
  };

describe('sandbox slider', () => {
  it('says at once that its base address is wrong', () => {
    expect(() => createSandboxSlider({ baseUrl: 'api.example' })).toThrow(
      "baseUrl takes 'http(s)://…' or '', not api.example",
    );
  });

  it.each([
    ['load', 'is refused', status(429), 'not-initialised'],
    ['load', 'breaks', (_, response) => void response.destroy(), 'not-initialised'],
    ['load', 'brings no challenge', answer({ lot_number: 'lot' }), 'not-initialised'],
    ['answer', 'is refused', status(500), 'failed'],
    ['answer', 'breaks', (_, response) => void response.destroy(), 'failed'],
    ['answer', 'brings half a result', answer({ result: { lot_number: 'lot' } }), 'missing-result'],
  ] satisfies [keyof typeof calls, string, Handle, string][])(
    'rejects with CaptchaError when %s %s',
    async (name, _, handle, reason) => {
      const error = await failure(name, handle);
      expect(error).toBeInstanceOf(CaptchaError);
      expect(error).toMatchObject({ reason });
    },
  );

  it.each(['load', 'answer'] as const)(
    'rejects with the abort reason when %s is aborted',
    async (name) => {
      const error = await failure(name, answer({}), AbortSignal.abort());
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(CaptchaError);
    },
  );
});
