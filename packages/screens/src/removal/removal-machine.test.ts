import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type RemovalServices, removalMachine } from './removal-machine.ts';

function play(
  services: Partial<RemovalServices> = {},
  { now = 0, sentAt = null as number | null } = {},
) {
  const clock = { now };
  let kept = sentAt;
  const write = (at: number | null) => {
    kept = at;
  };
  const fakes = {
    now: () => clock.now,
    sendCode: vi.fn(async () => {}),
    verify: vi.fn(async () => ({ ticket: 'ticket' })),
    remove: vi.fn(async () => {}),
    sentAt: { read: () => kept, write },
    ...services,
  };
  const timers = new SimulatedClock();
  const actor = createActor(removalMachine, { input: { services: fakes }, clock: timers });
  actor.start();
  const reaches = (state: string) => waitFor(actor, ({ value }) => value === state);
  const pass = (ms: number) => {
    clock.now += ms;
    timers.increment(ms);
  };
  return { actor, clock, fakes, reaches, pass };
}

async function enterCode(scene: ReturnType<typeof play>, code = '123456') {
  scene.actor.send({ type: 'code.requested' });
  await scene.reaches('entering');
  scene.actor.send({ type: 'code.changed', value: code });
}

describe('removal machine', () => {
  it('removes the account after code, ticket and confirmation', async () => {
    const scene = play();
    await enterCode(scene);
    scene.actor.send({ type: 'code.submitted' });
    await scene.reaches('confirming');
    expect(scene.fakes.remove).not.toHaveBeenCalled();
    scene.actor.send({ type: 'confirmed' });
    await scene.reaches('removed');
    expect(scene.fakes.verify).toHaveBeenCalledWith({ code: '123456' }, expect.any(AbortSignal));
    expect(scene.fakes.remove).toHaveBeenCalledWith({ ticket: 'ticket' });
  });

  it('extracts the code from a pasted SMS', async () => {
    const scene = play();
    await enterCode(scene, '5分钟内有效的验证码 123456【伙伴】');
    expect(scene.actor.getSnapshot().context.code).toBe('123456');
  });

  it('does not submit a short code', async () => {
    const scene = play();
    await enterCode(scene, '12345');
    scene.actor.send({ type: 'code.submitted' });
    expect(scene.actor.getSnapshot().value).toBe('entering');
  });

  it('sends the next code after 60 s, not earlier', async () => {
    const scene = play();
    await enterCode(scene);
    scene.clock.now = 59_999;
    scene.actor.send({ type: 'code.requested' });
    expect(scene.fakes.sendCode).toHaveBeenCalledOnce();
    scene.clock.now = 60_000;
    scene.actor.send({ type: 'code.requested' });
    expect(scene.fakes.sendCode).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a sent code', {}, 60],
    [
      'a refusal',
      {
        sendCode: () =>
          Promise.reject(
            Object.assign(new Error('太多了'), { name: 'ApiError', retryAfterSeconds: 3 }),
          ),
      },
      3,
    ],
  ])(
    'counts each second after %s, until the next code may be sent',
    async (_, services, seconds) => {
      const scene = play(services);
      const left = () => scene.actor.getSnapshot().context.secondsLeft;
      scene.actor.send({ type: 'code.requested' });
      await waitFor(scene.actor, ({ context }) => context.secondsLeft === seconds);
      scene.pass(999);
      expect(left()).toBe(seconds);
      for (let passed = 1; passed <= seconds; passed += 1) {
        scene.pass(passed === 1 ? 1 : 1_000);
        expect(left()).toBe(seconds - passed);
      }
      scene.pass(1_000);
      expect(left()).toBe(0);
    },
  );

  it('counts what is left after a reload', () => {
    const scene = play({}, { now: 41_000, sentAt: 1_000 });
    expect(scene.actor.getSnapshot().context.secondsLeft).toBe(20);
    scene.pass(1_000);
    expect(scene.actor.getSnapshot().context.secondsLeft).toBe(19);
  });

  it('clears the code when a new one was sent', async () => {
    const scene = play();
    await enterCode(scene);
    scene.clock.now = 60_000;
    scene.actor.send({ type: 'code.requested' });
    expect(scene.actor.getSnapshot().context.code).toBe('123456');
    await scene.reaches('entering');
    expect(scene.actor.getSnapshot().context.code).toBe('');
  });

  it('keeps a code that was typed while another one was requested', async () => {
    const sent = Promise.withResolvers<void>();
    const sendCode = vi.fn(() => sent.promise).mockResolvedValueOnce();
    const scene = play({ sendCode });
    await enterCode(scene);
    scene.clock.now = 60_000;
    scene.actor.send({ type: 'code.requested' });
    scene.actor.send({ type: 'code.changed', value: '654321' });
    expect(scene.actor.getSnapshot().value).toBe('resending');
    sent.resolve();
    await scene.reaches('entering');
    expect(scene.actor.getSnapshot().context.code).toBe('654321');
  });

  it('limits the wait to 60 s when the clock is set back', async () => {
    const scene = play();
    await enterCode(scene);
    scene.clock.now = -24 * 60 * 60 * 1_000;
    scene.actor.send({ type: 'clock.checked' });
    scene.clock.now += 59_999;
    scene.actor.send({ type: 'code.requested' });
    expect(scene.fakes.sendCode).toHaveBeenCalledOnce();
    scene.clock.now += 1;
    scene.actor.send({ type: 'code.requested' });
    expect(scene.fakes.sendCode).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server asks, even an hour', async () => {
    const tooMany = Object.assign(new Error('太多了'), {
      name: 'ApiError',
      retryAfterSeconds: 3_600,
    });
    const sendCode = vi.fn(async () => {}).mockRejectedValueOnce(tooMany);
    const scene = play({ sendCode });
    scene.actor.send({ type: 'code.requested' });
    await scene.reaches('sending');
    await scene.reaches('explaining');
    scene.clock.now = 3_599_999;
    scene.actor.send({ type: 'code.requested' });
    expect(sendCode).toHaveBeenCalledOnce();
    scene.clock.now = 3_600_000;
    scene.actor.send({ type: 'code.requested' });
    expect(sendCode).toHaveBeenCalledTimes(2);
  });

  it('returns to the start with the reason when the ticket is refused', async () => {
    const refused = Object.assign(new Error('过期了'), { name: 'ApiError' });
    const scene = play({ remove: () => Promise.reject(refused) });
    await enterCode(scene);
    scene.actor.send({ type: 'code.submitted' });
    await scene.reaches('confirming');
    scene.actor.send({ type: 'confirmed' });
    await scene.reaches('explaining');
    expect(scene.actor.getSnapshot().context.failure).toBe(refused);
  });

  it('confirms again with the same ticket after a network failure', async () => {
    const cut = new TypeError('Failed to fetch');
    const remove = vi.fn(async () => {}).mockRejectedValueOnce(cut);
    const scene = play({ remove });
    await enterCode(scene);
    scene.actor.send({ type: 'code.submitted' });
    await scene.reaches('confirming');
    scene.actor.send({ type: 'confirmed' });
    await scene.reaches('confirming');
    expect(scene.actor.getSnapshot().context.failure).toBe(cut);
    scene.actor.send({ type: 'confirmed' });
    await scene.reaches('removed');
    expect(scene.fakes.sendCode).toHaveBeenCalledOnce();
    expect(remove.mock.calls.map(([input]: unknown[]) => input)).toEqual([
      { ticket: 'ticket' },
      { ticket: 'ticket' },
    ]);
  });

  it('accepts a code sent before a reload, for five minutes', async () => {
    const before = play({}, { now: 1_000 });
    await enterCode(before);
    before.actor.stop();
    const sentAt = before.fakes.sentAt.read();
    const after = play({}, { now: 41_000, sentAt });
    await after.reaches('entering');
    after.actor.send({ type: 'code.requested' });
    expect(after.fakes.sendCode).not.toHaveBeenCalled();
    after.actor.send({ type: 'code.changed', value: '123456' });
    after.actor.send({ type: 'code.submitted' });
    await after.reaches('confirming');
    await play({}, { now: 300_999, sentAt }).reaches('entering');
    await play({}, { now: 301_000, sentAt }).reaches('explaining');
    await play({}, { now: 999, sentAt }).reaches('explaining');
    // A used code is not valid any more.
    await play({}, { now: 42_000, sentAt: after.fakes.sentAt.read() }).reaches('explaining');
  });

  it('counts from a code that was sent after the flow was left', async () => {
    const sent = Promise.withResolvers<void>();
    const before = play({ sendCode: () => sent.promise }, { now: 1_000 });
    before.actor.send({ type: 'code.requested' });
    before.actor.stop();
    const { sentAt } = before.fakes;
    const after = play({ sentAt }, { now: 2_000 });
    expect(after.actor.getSnapshot().value).toBe('explaining');
    sent.resolve();
    await vi.waitFor(() => expect(sentAt.read()).toBe(1_000));
    after.actor.send({ type: 'code.requested' });
    expect(after.actor.getSnapshot().value).toBe('entering');
    expect(after.actor.getSnapshot().context.secondsLeft).toBe(59);
    expect(after.fakes.sendCode).not.toHaveBeenCalled();
  });

  it('counts from another code that was sent after the flow was left', async () => {
    const sent = Promise.withResolvers<void>();
    const before = play({ sendCode: () => sent.promise }, { now: 100_000, sentAt: 1_000 });
    before.actor.send({ type: 'code.requested' });
    before.actor.stop();
    const { sentAt } = before.fakes;
    const after = play({ sentAt }, { now: 101_000 });
    sent.resolve();
    await vi.waitFor(() => expect(sentAt.read()).toBe(100_000));
    after.actor.send({ type: 'code.requested' });
    expect(after.actor.getSnapshot().context.secondsLeft).toBe(59);
    expect(after.fakes.sendCode).not.toHaveBeenCalled();
  });

  it('enters the code of a flow that was left when another one is refused', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const before = play({ sendCode: () => first.promise }, { now: 1_000 });
    before.actor.send({ type: 'code.requested' });
    before.actor.stop();
    const { sentAt } = before.fakes;
    const after = play({ sentAt, sendCode: () => second.promise }, { now: 2_000 });
    after.actor.send({ type: 'code.requested' });
    expect(after.actor.getSnapshot().value).toBe('sending');
    first.resolve();
    await vi.waitFor(() => expect(sentAt.read()).toBe(1_000));
    second.reject(Object.assign(new Error('太多了'), { name: 'ApiError', retryAfterSeconds: 30 }));
    await waitFor(after.actor, ({ value }) => value !== 'sending');
    expect(after.actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { secondsLeft: 59, failure: undefined },
    });
    after.actor.send({ type: 'code.changed', value: '123456' });
    after.actor.send({ type: 'code.submitted' });
    await after.reaches('confirming');
  });

  it('enters the code of a flow that was left when its answer comes after the refusal of another one', async () => {
    const first = Promise.withResolvers<void>();
    const before = play({ sendCode: () => first.promise }, { now: 1_000 });
    before.actor.send({ type: 'code.requested' });
    before.actor.stop();
    const { sentAt } = before.fakes;
    const refusal = Object.assign(new Error('太多了'), { name: 'ApiError', retryAfterSeconds: 30 });
    const after = play({ sentAt, sendCode: () => Promise.reject(refusal) }, { now: 2_000 });
    after.actor.send({ type: 'code.requested' });
    await after.reaches('explaining');
    first.resolve();
    await vi.waitFor(() => expect(sentAt.read()).toBe(1_000));
    after.pass(1_000);
    expect(after.actor.getSnapshot()).toMatchObject({
      value: 'entering',
      context: { secondsLeft: 58, failure: undefined },
    });
    after.actor.send({ type: 'code.changed', value: '123456' });
    after.actor.send({ type: 'code.submitted' });
    await after.reaches('confirming');
  });

  it('tells of a failure also when a flow that was left has sent a code', async () => {
    const scene = play({ sendCode: () => Promise.reject(new TypeError('no network')) });
    scene.actor.send({ type: 'code.requested' });
    scene.fakes.sentAt.write(0);
    await scene.reaches('explaining');
    expect(scene.actor.getSnapshot().context.failure).toBeDefined();
  });

  it('aborts the check of a code when it is stopped', async () => {
    const verify = vi.fn<RemovalServices['verify']>(() => new Promise(() => {}));
    const scene = play({ verify });
    await enterCode(scene);
    scene.actor.send({ type: 'code.submitted' });
    scene.actor.stop();
    expect(verify.mock.lastCall?.[1].aborted).toBe(true);
  });
});
