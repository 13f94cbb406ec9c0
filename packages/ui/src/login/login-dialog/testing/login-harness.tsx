import type { ArgTypes, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { headerMessages } from '../../../patterns/desktop-header/messages.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { ToastAnnouncer } from '../../../primitives/toast/toast-announcer.tsx';
import { ToastViewport } from '../../../primitives/toast/toast-viewport.tsx';
import type { InternationalLoginServices } from '../../login-machine/services.ts';
import { fakeServices, memoryCooldown } from '../../login-machine/testing/fake-services.ts';
import { countries } from '../../phone/countries.ts';
import { sliderProvider } from '../../slider-captcha/testing/fake-slider.ts';
import { LoginDialog, type LoginDialogProps } from '../login-dialog.tsx';
import * as css from './login-harness.css.ts';

export const PHONE = '13800138000';
export const OTHER_PHONE = '15912345678';
export const CODE = '123456';

/** Time of all stories. It stands still unless a story changes it. */
export const NOON = Date.UTC(2026, 10, 20, 12);

export const forever = <T,>(): Promise<T> => new Promise(() => {});

/** Our own slider, at noon, for all countries. Everything succeeds except `parts`. */
export const storyServices = (
  parts: Partial<InternationalLoginServices> = {},
): InternationalLoginServices => ({
  ...fakeServices({ now: () => NOON, captcha: sliderProvider() }),
  countryCodes: countries.map(({ code }) => code),
  ...parts,
});

/** The next code for the number may be sent in 42 s. */
export const countingServices = (
  parts: Partial<InternationalLoginServices> = {},
): InternationalLoginServices =>
  storyServices({ cooldown: memoryCooldown({ [PHONE]: NOON + 42_000 }), ...parts });

/** Props with any country. */
export type InternationalLoginProps = Extract<
  LoginDialogProps,
  { services: InternationalLoginServices }
>;

/** Args of stories: props of the dialog. The services are a parameter. */
export type LoginArgs = Partial<Omit<InternationalLoginProps, 'services'>>;

/** Controls that the types do not give. */
export const loginArgTypes = {
  services: { control: false },
  country: {
    control: { type: 'select' },
    options: countries.map(({ region }) => region),
    mapping: Object.fromEntries(countries.map((country) => [country.region, country])),
  },
} satisfies ArgTypes;

interface HarnessParameters {
  /** Creates new services for each story: a countdown must not reach the next story. */
  makeServices: () => InternationalLoginServices;
  /** Toasts disappear by themselves, so pictures are taken without them. */
  withToasts: boolean;
}

/** Renders a story of the login dialog, with `makeServices` and `withToasts` of its parameters. */
export const renderLogin = (args: LoginArgs, { parameters }: Pick<StoryContext, 'parameters'>) => {
  const { makeServices = storyServices, withToasts = false } =
    parameters as Partial<HarnessParameters>;
  return <LoginHarness {...args} makeServices={makeServices} withToasts={withToasts} />;
};

/** A page with a button that opens the dialog. */
function LoginHarness({
  makeServices,
  withToasts,
  open: openAtFirst = true,
  ...props
}: LoginArgs & HarnessParameters) {
  const text = useText();
  const [services] = useState(makeServices);
  const [open, setOpen] = useState(openAtFirst);
  const [loggedIn, setLoggedIn] = useState(false);
  return (
    <main className={css.page}>
      <Button onClick={() => setOpen(true)}>
        {text(loggedIn ? headerMessages.profile : headerMessages.login)}
      </Button>
      <LoginDialog
        {...props}
        services={services}
        open={open}
        onClose={(reason) => {
          props.onClose?.(reason);
          setOpen(false);
        }}
        onSuccess={() => {
          props.onSuccess?.();
          setLoggedIn(true);
        }}
      />
      <ToastAnnouncer />
      {withToasts && <ToastViewport />}
    </main>
  );
}
