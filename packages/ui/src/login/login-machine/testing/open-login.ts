import { createActor, SimulatedClock } from 'xstate';
import { settle } from '../../../internal/testing/settle.ts';
import type { LoginEmitted, LoginInput } from '../login-actor.ts';
import { loginMachine } from '../login-machine.ts';
import type { LoginServices } from '../services.ts';
import { captchaResult, fakeServices } from './fake-services.ts';

export const PHONE = '13800138000';
export const OTHER_PHONE = '15912345678';

const SLIDER: LoginServices['captcha'] = {
  kind: 'slider',
  load: () => new Promise(() => {}),
  answer: () => new Promise(() => {}),
};

/** A login with its dialog open and a simulated clock. The captcha is a slider by default. */
export function openLogin(
  parts: Partial<LoginServices> = {},
  input: Omit<LoginInput, 'services'> = {},
) {
  const clock = new SimulatedClock();
  const services = fakeServices({ now: () => clock.now(), captcha: SLIDER, ...parts });
  const actor = createActor(loginMachine, { input: { services, ...input }, clock });
  const emitted: LoginEmitted[] = [];
  actor.on('*', (event) => {
    emitted.push(event);
  });
  actor.start();
  actor.send({ type: 'dialog.opened' });
  const login = {
    actor,
    clock,
    get form() {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : value.open?.form;
    },
    get context() {
      return actor.getSnapshot().context;
    },
    focus: () => emitted.filter((event) => event.type === 'focus.wanted').at(-1)?.at,
    times: (type: LoginEmitted['type']) => emitted.filter((event) => event.type === type).length,
    fill(phone = PHONE, code = '123456', agreed = true) {
      actor.send({ type: 'phone.changed', value: phone });
      actor.send({ type: 'code.changed', value: code });
      actor.send({ type: 'agreement.changed', agreed });
    },
    request(phone = PHONE) {
      actor.send({ type: 'phone.changed', value: phone });
      actor.send({ type: 'code.requested' });
    },
    /** Requests a code, solves the captcha and waits for the answer of the server. */
    async send(phone = PHONE) {
      login.request(phone);
      actor.send({ type: 'captcha.solved', result: captchaResult() });
      await settle();
    },
    async close() {
      actor.send({ type: 'dialog.closed' });
      await settle();
    },
  };
  return login;
}
