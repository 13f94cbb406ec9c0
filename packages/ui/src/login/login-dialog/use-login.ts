import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useEvent } from '../../internal/use-event.ts';
import type { LoginActor, LoginInput } from '../login-machine/login-actor.ts';
import { loginMachine } from '../login-machine/login-machine.ts';
import { assertCountry } from '../login-machine/login-rules.ts';
import type { CaptchaProvider, LoginServices, ServedCountry } from '../login-machine/services.ts';
import { mainlandChina } from '../phone/phone.ts';

/**
 * Calls the services of the latest render: a host may replace them, for example for another language. `onStoredLate` is
 * called for a login that was stored although it was aborted.
 */
function useLatestServices(services: LoginServices, onStoredLate: () => void): LoginServices {
  const latest = useRef(services);
  useBeforePaint(() => {
    latest.current = services;
  }, [services]);
  const [stable] = useState<LoginServices>(() => ({
    sendCode: (...given) => latest.current.sendCode(...given),
    async login(input, signal) {
      await latest.current.login(input, signal);
      // After the machine's turn. A listener of the session may have closed or removed the login before it.
      setTimeout(() => {
        if (signal.aborted) onStoredLate();
      });
    },
    now: () => latest.current.now(),
    get captcha() {
      return latest.current.captcha;
    },
    get cooldown() {
      return latest.current.cooldown;
    },
  }));
  return stable;
}

/** What the host of a login decides and hears. */
interface LoginHost {
  open: boolean;
  /** Called in place of the event `login.succeeded`, when the login was closed or removed before it. */
  onStoredLate?: (() => void) | undefined;
}

export type UseLoginOptions = LoginInput & ServedCountry & LoginHost;

/**
 * Runs the login machine for a custom UI. `open` opens and closes it. Checks the countdown when the page becomes
 * visible again and stops on unmount. The other options are read once.
 * @throws {Error} when the services cannot send codes to the `country`.
 */
export const useLogin: (options: UseLoginOptions) => LoginActor = useLoginActor;

/** `useLogin`, where the props of a component have checked the types of services and country. */
export function useLoginActor({
  open,
  services,
  onStoredLate,
  ...rest
}: LoginInput & LoginHost): LoginActor {
  const storedLate = useEvent(() => {
    actor.send({ type: 'login.stored' });
    onStoredLate?.();
  });
  const latestServices = useLatestServices(services, storedLate);
  // Once, as the country is read.
  useState(() => assertCountry(services, rest.country ?? mainlandChina));
  const running = useRef<LoginActor>(null);
  // Before `useActorRef`, whose cleanup stops the actor: a page that was hidden (`Activity`) starts it again where it
  // was, and would repeat a request.
  useEffect(() => () => running.current?.send({ type: 'dialog.closed' }), []);
  const actor = useActorRef(loginMachine, { input: { services: latestServices, ...rest } });

  // Before the first paint: a running countdown must not appear one frame late.
  useBeforePaint(() => {
    running.current = actor;
    actor.start();
    actor.send({ type: open ? 'dialog.opened' : 'dialog.closed' });
  }, [actor, open]);

  useEffect(() => {
    const check = () => {
      if (!document.hidden) actor.send({ type: 'clock.checked' });
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, [actor]);

  useDestroyedAfterLast(services.captcha);

  return actor;
}

/** Mounted logins of each vendor's captcha. */
const mountedLogins = new WeakMap<CaptchaProvider, number>();

/** Destroys a vendor's captcha after its last login has left the page. */
function useDestroyedAfterLast(captcha: CaptchaProvider): void {
  useEffect(() => {
    if (captcha.kind !== 'overlay') return;
    const count = (change: 1 | -1) =>
      mountedLogins.set(captcha, (mountedLogins.get(captcha) ?? 0) + change);
    count(1);
    return () => {
      count(-1);
      // Strict mode mounts again at once, and another login may take the place of this one.
      setTimeout(() => {
        if (mountedLogins.get(captcha) !== 0) return;
        mountedLogins.delete(captcha);
        captcha.destroy();
      });
    };
  }, [captcha]);
}
