import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { spyOn } from 'storybook/test';
import type { StateValue } from 'xstate';
import { useText } from '../../../i18n/index.ts';
import { MachineChart } from '../../../internal/testing/machine-chart.tsx';
import { headerMessages } from '../../../patterns/desktop-header/messages.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { Select } from '../../../primitives/select/index.ts';
import { ToastAnnouncer } from '../../../primitives/toast/toast-announcer.tsx';
import { ToastViewport } from '../../../primitives/toast/toast-viewport.tsx';
import { loginMachine } from '../../login-machine/login-machine.ts';
import type { InternationalLoginServices, LoginServices } from '../../login-machine/services.ts';
import {
  apiError,
  fakeServices,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from '../../login-machine/testing/fake-services.ts';
import { countries } from '../../phone/countries.ts';
import { challenge, sliderProvider } from '../../slider-captcha/testing/fake-slider.ts';
import { LoginDialog } from '../login-dialog.tsx';
import type { LoginArgs } from './login-harness.tsx';
import * as css from './login-playground.css.ts';

/** What may happen to a login. */
export type Scenario =
  | 'allWell'
  | 'wrongCode'
  | 'tooManyCodes'
  | 'tooOften'
  | 'serverDown'
  | 'slow'
  | 'captchaClosed'
  | 'captchaNotLoaded';

/** Texts of the playground, which the toolbar's language replaces. */
interface PlaygroundTexts {
  scenario: string;
  scenarios: Readonly<Record<Scenario, string>>;
  wrongCode: string;
  tooManyCodes: string;
  tooOften: string;
}

const SLOW_MS = 3000;
/** As long as a captcha of the sandbox is valid. */
const CHALLENGE_MS = 120_000;

const later = () => new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS));
const down = () => Promise.reject(offline());

const slider = sliderProvider({
  load: async () => challenge({ expires_at: new Date(Date.now() + CHALLENGE_MS).toISOString() }),
});

const servicesOf = (texts: PlaygroundTexts): Record<Scenario, Partial<LoginServices>> => ({
  allWell: {},
  wrongCode: { login: () => Promise.reject(apiError(texts.wrongCode)) },
  tooManyCodes: { sendCode: () => Promise.reject(apiError(texts.tooManyCodes)) },
  // 41907 names the time to wait.
  tooOften: { sendCode: () => Promise.reject(apiError(texts.tooOften, 42)) },
  serverDown: { sendCode: down, login: down },
  slow: { sendCode: later, login: later },
  captchaClosed: { captcha: overlayCaptcha({ verify: async () => ({ status: 'closed' }) }) },
  captchaNotLoaded: { captcha: { ...slider, load: down } },
});

/** Everything succeeds except `parts`, and time passes. */
export const playgroundServices = (
  parts: Partial<LoginServices> = {},
): InternationalLoginServices => ({
  ...fakeServices({ captcha: slider, now: Date.now, cooldown: memoryCooldown(), ...parts }),
  countryCodes: countries.map(({ code }) => code),
});

let states: StateValue = 'closed';
const listeners = new Set<() => void>();

/** Follows the machine of the dialog, which has no prop for it. For `beforeEach` of a story. */
export function followMachine(): () => void {
  states = 'closed';
  const { transition } = loginMachine;
  const spy = spyOn(loginMachine, 'transition').mockImplementation((...given) => {
    const next = transition(...given);
    states = next.value;
    for (const listener of listeners) listener();
    return next;
  });
  return () => spy.mockRestore();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The login dialog with a choice of what happens, beside its machine. Both are usable while the dialog is open. */
export function LoginPlayground({ texts, ...args }: LoginArgs & { texts: PlaygroundTexts }) {
  const [scenario, setScenario] = useState<Scenario>('allWell');
  return (
    <div className={css.playground}>
      {/* The machine reads these once. */}
      <Dialog
        key={[args.resendAfterMs, args.closingMs, args.country?.code, args.codeLength].join()}
        {...args}
        services={servicesOf(texts)[scenario]}
      />
      <div data-companion-layer="" className={css.side}>
        <div className={css.scenario}>
          <Select
            label={texts.scenario}
            value={scenario}
            onChange={({ target }) => setScenario(target.value as Scenario)}
            options={Object.entries(texts.scenarios).map(([value, label]) => ({ value, label }))}
          />
        </div>
        <Chart />
      </div>
    </div>
  );
}

function Chart() {
  const value = useSyncExternalStore(subscribe, () => states);
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const side = chart.current?.parentElement;
    // The innermost state of the form; the other regions follow it.
    const lit = value && side?.querySelector('[aria-current] [aria-current] [aria-current]');
    // Not `scrollIntoView`: on a phone it would scroll the page past the dialog.
    if (side && lit)
      side.scrollTop +=
        lit.getBoundingClientRect().top - side.getBoundingClientRect().top - side.clientHeight / 3;
  }, [value]);
  return (
    <div ref={chart}>
      <MachineChart machine={loginMachine} value={value} />
    </div>
  );
}

function Dialog({ services: parts, ...args }: LoginArgs & { services: Partial<LoginServices> }) {
  const text = useText();
  const [cooldown] = useState(memoryCooldown);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(args.open === true);
  const [asked, setAsked] = useState(args.open);
  // Controls may open and close it, too.
  if (args.open !== asked) {
    setAsked(args.open);
    setOpen(args.open === true);
  }
  return (
    <div ref={setPlace} className={css.place}>
      <Button onClick={() => setOpen(true)}>{text(headerMessages.login)}</Button>
      {place && (
        <LoginDialog
          {...args}
          container={place}
          services={playgroundServices({ cooldown, ...parts })}
          open={isOpen}
          onClose={(reason) => {
            args.onClose?.(reason);
            setOpen(false);
          }}
        />
      )}
      <ToastAnnouncer />
      {place && <ToastViewport container={place} />}
    </div>
  );
}
