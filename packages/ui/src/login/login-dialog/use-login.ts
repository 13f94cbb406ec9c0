import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useActor } from '../../internal/use-actor.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import type { LoginInput } from '../login-machine/login-flow.ts';
import { type LoginActor, loginMachine } from '../login-machine/login-machine.ts';
import type { LoginServices, OverlayCaptchaProvider } from '../login-machine/services.ts';

/** Always calls the services of the latest render: a host may create new ones, such as for another language. */
function useLatestServices(services: LoginServices): LoginServices {
  const latest = useRef(services);
  useBeforePaint(() => {
    latest.current = services;
  }, [services]);
  const [stable] = useState<LoginServices>(() => ({
    sendCode: (...given) => latest.current.sendCode(...given),
    login: (...given) => latest.current.login(...given),
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

/**
 * Runs the login machine for an interface of your own: opens and closes it with `open`, checks the countdown when
 * the page becomes visible again, and stops it on unmount. What else it is given is read once.
 */
export function useLogin({ open, services, ...rest }: LoginInput & { open: boolean }): LoginActor {
  const latestServices = useLatestServices(services);
  const actor = useActor(() =>
    createActor(loginMachine, { input: { services: latestServices, ...rest } }),
  );

  // Before the first paint: a countdown that is running must not appear a frame late.
  useBeforePaint(() => {
    actor.send({ type: open ? 'dialog.opened' : 'dialog.closed' });
  }, [actor, open]);

  useEffect(() => {
    const wake = () => {
      if (!document.hidden) actor.send({ type: 'clock.checked' });
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [actor]);

  const { captcha } = services;
  const captchaInUse = useRef<OverlayCaptchaProvider>(undefined);
  useEffect(() => {
    if (captcha.kind !== 'overlay') return;
    captchaInUse.current = captcha;
    return () => {
      captchaInUse.current = undefined;
      // Strict mode unmounts and mounts again at once.
      setTimeout(() => {
        if (captchaInUse.current !== captcha) captcha.destroy();
      });
    };
  }, [captcha]);

  return actor;
}
