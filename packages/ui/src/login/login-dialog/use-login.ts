import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import type { LoginActor, LoginInput } from '../login-machine/login-actor.ts';
import { loginMachine } from '../login-machine/login-machine.ts';
import { assertCountry } from '../login-machine/login-rules.ts';
import type {
  LoginServices,
  OverlayCaptchaProvider,
  ServedCountry,
} from '../login-machine/services.ts';
import { mainlandChina } from '../phone/phone.ts';

/** Calls the services of the latest render: a host may replace them, for example for another language. */
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

export type UseLoginOptions = LoginInput & ServedCountry & { open: boolean };

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
  ...rest
}: LoginInput & { open: boolean }): LoginActor {
  const latestServices = useLatestServices(services);
  // Once, as the country is read.
  useState(() => assertCountry(services, rest.country ?? mainlandChina));
  const actor = useActorRef(loginMachine, { input: { services: latestServices, ...rest } });

  // Before the first paint: a running countdown must not appear one frame late.
  useBeforePaint(() => {
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

  const { captcha } = services;
  const captchaInUse = useRef<OverlayCaptchaProvider>(undefined);
  useEffect(() => {
    if (captcha.kind !== 'overlay') return;
    captchaInUse.current = captcha;
    return () => {
      captchaInUse.current = undefined;
      // Strict mode mounts again at once.
      setTimeout(() => {
        if (captchaInUse.current !== captcha) captcha.destroy();
      });
    };
  }, [captcha]);

  return actor;
}
