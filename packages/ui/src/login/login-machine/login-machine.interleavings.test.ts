import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CaptchaResult } from '../slider-captcha/challenge.ts';
import type { LoginEmitted, LoginEvent } from './login-actor.ts';
import { loginMachine } from './login-machine.ts';
import type { CaptchaOutcome } from './services.ts';
import {
  apiError,
  captchaError,
  captchaResult,
  fakeServices,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from './testing/fake-services.ts';

const PHONES = ['13800138000', '15912345678'];

type Act =
  | LoginEvent
  | { type: 'time.passes'; ms: number }
  | { type: 'captcha.played'; how: 'solve' | 'close' | 'fail' };

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Act>({ type: 'code.requested' }) },
  { weight: 3, arbitrary: fc.constantFrom<Act>({ type: 'login.submitted' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...PHONES, '138', '')
      .map((value): Act => ({ type: 'phone.changed', value })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('123456', '12', '')
      .map((value): Act => ({ type: 'code.changed', value })),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ type: 'code.received', value: '654321' }) },
  {
    weight: 2,
    arbitrary: fc.boolean().map((agreed): Act => ({ type: 'agreement.changed', agreed })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('solve' as const, 'close' as const, 'fail' as const)
      .map((how): Act => ({ type: 'captcha.played', how })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>({ type: 'dialog.closed' }, { type: 'dialog.opened' }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(1, 300, 1_000, 59_999, 60_000)
      .map((ms): Act => ({ type: 'time.passes', ms })),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ type: 'clock.checked' }) },
);

const answers = fc.constantFrom(
  'ok' as const,
  'refused' as const,
  'wait' as const,
  'offline' as const,
);

interface Plan {
  kind: 'slider' | 'overlay';
  acts: Act[];
  answers: ReturnType<typeof answers.generate>['value'][];
}

const plans: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constantFrom('slider' as const, 'overlay' as const),
  acts: fc.array(acts, { minLength: 5, maxLength: 30 }),
  answers: fc.array(answers, { minLength: 20, maxLength: 20 }),
});

/** Runs one plan, with answers in the order of the scheduler, and checks the invariants. */
async function runPlan(scheduler: fc.Scheduler, plan: Plan) {
  // Collected, not thrown: an error thrown inside a service is only a failed request.
  const broken: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) broken.push(what);
  };
  const clock = new SimulatedClock();
  const cooldown = memoryCooldown();
  const used = new Set<CaptchaResult>();
  const counts = {
    underWay: 0,
    sends: 0,
    resets: 0,
    logins: 0,
    loginsDone: 0,
    captchas: 0,
    played: 0,
  };
  const mayWait = new Set<string>();
  const signals: AbortSignal[] = [];
  /** Number in the field when the vendor's captcha was shown. */
  let challenged: string | undefined;
  let playing: ((how: 'solve' | 'close' | 'fail') => void) | undefined;

  const answer = (label: string, signal: AbortSignal, onOk: () => void) => {
    signals.push(signal);
    counts.underWay++;
    must(counts.underWay === 1, 'at most one request runs');
    const how = plan.answers[(counts.sends + counts.logins) % plan.answers.length];
    const settled = scheduler.schedule(Promise.resolve(), label).then(() => {
      if (how === 'refused') throw apiError('不行');
      if (how === 'wait') throw apiError('太频繁', 120);
      if (how === 'offline') throw offline();
      onOk();
    });
    // An aborted request ends at once for the machine.
    let over = false;
    const end = () => {
      if (!over) counts.underWay--;
      over = true;
    };
    signal.addEventListener('abort', end);
    return settled.finally(end);
  };

  const services = fakeServices({
    now: () => clock.now(),
    cooldown: {
      ...cooldown,
      write: (phone, endsAt) => {
        must(mayWait.has(phone), 'a number waits only after a send or a wait of the server');
        cooldown.write(phone, endsAt);
      },
    },
    sendCode: ({ phone, captcha }, signal) => {
      must(PHONES.includes(phone), 'codes go only to valid numbers');
      must(!used.has(captcha), 'a captcha result is used once');
      must(phone === (challenged ?? phone), 'codes go to the number of the captcha');
      must((cooldown.read(phone) ?? 0) <= clock.now(), 'no code is sent during a countdown');
      used.add(captcha);
      counts.sends++;
      const allowWait = () => mayWait.add(phone);
      return answer(`send to ${phone}`, signal, allowWait).catch(
        (error: { retryAfterSeconds?: number }) => {
          if (error.retryAfterSeconds) allowWait();
          throw error;
        },
      );
    },
    login: ({ phone, code }, signal) => {
      must(PHONES.includes(phone) && code.length === 6, 'only a complete form is submitted');
      counts.logins++;
      return answer('login', signal, () => {
        if (!signal.aborted) counts.loginsDone++;
      });
    },
    captcha:
      plan.kind === 'slider'
        ? { kind: 'slider', load: () => new Promise(() => {}), answer: () => new Promise(() => {}) }
        : overlayCaptcha({
            prepare: () =>
              scheduler.schedule(Promise.resolve(), 'prepare').then(() => {
                if (counts.sends % 3 === 2) throw captchaError('not-initialised');
              }),
            verify: (signal) => {
              counts.captchas++;
              must(counts.captchas === 1, 'at most one captcha is shown');
              challenged = actor.getSnapshot().context.phone;
              signal.addEventListener('abort', () => {
                counts.captchas--;
              });
              return new Promise<CaptchaOutcome>((resolve, reject) => {
                playing = (how) => {
                  if (how === 'solve')
                    resolve({ status: 'solved', result: { ...captchaResult() } });
                  else if (how === 'close') resolve({ status: 'closed' });
                  else reject(captchaError('failed'));
                };
              });
            },
            reset: () => {
              counts.resets++;
            },
          }),
  });

  const actor = createActor(loginMachine, { input: { services }, clock });
  const emitted: LoginEmitted[] = [];
  actor.on('*', (event) => {
    emitted.push(event);
  });
  actor.subscribe((snapshot) => {
    const { secondsLeft, errors, endsAt } = snapshot.context;
    must(secondsLeft >= 0 && secondsLeft <= 120, `the countdown shows ${secondsLeft}`);
    must(secondsLeft === 0 || endsAt !== null, 'no countdown without a deadline');
    if (snapshot.matches({ open: { resend: 'counting' } }))
      must(secondsLeft > 0, 'counting shows seconds');
    if (snapshot.matches({ open: { form: 'submitting' } }))
      must(Object.keys(errors).length === 0, 'a submitted form has no errors');
    if (!snapshot.matches('open'))
      must(counts.captchas === 0 || plan.kind === 'slider', 'no captcha over a closed dialog');
  });
  actor.start();
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'phone.changed', value: PHONES[0] ?? '' });

  const play = (act: Act) => {
    if (act.type === 'time.passes') clock.increment(act.ms);
    else if (act.type === 'captcha.played') {
      if (plan.kind === 'overlay') playing?.(act.how);
      else if (act.how === 'solve')
        actor.send({ type: 'captcha.solved', result: { ...captchaResult() } });
      else
        actor.send(
          act.how === 'close'
            ? { type: 'captcha.closed' }
            : { type: 'captcha.failed', reason: 'failed' },
        );
    } else actor.send(act);
    if (act.type === 'dialog.closed')
      must(
        signals.every((signal) => signal.aborted || counts.underWay === 0),
        'closing aborts',
      );
  };
  const sequence = scheduler.scheduleSequence(
    plan.acts.map((act) => ({ label: act.type, builder: () => Promise.resolve(play(act)) })),
  );
  await scheduler.waitIdle();
  must(!sequence.faulty, 'no event throws');
  must(actor.getSnapshot().status === 'active', 'the machine is active');
  must(
    emitted.filter(({ type }) => type === 'login.succeeded').length <= counts.loginsDone,
    'success is emitted at most once per login',
  );
  actor.send({ type: 'dialog.closed' });
  await scheduler.waitIdle();
  clock.increment(300);
  must(actor.getSnapshot().matches('closed'), 'the dialog closes from any state within 300 ms');
  must(
    plan.kind === 'slider' || counts.resets === counts.sends,
    'the captcha is reset after each attempt',
  );
  actor.stop();
  expect(broken).toEqual([]);
}

describe('interleavings of the login machine', () => {
  it('hold all invariants in 5,000 runs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, (scheduler, plan) => runPlan(scheduler, plan)),
      { numRuns: 5_000 },
    );
  });
});
