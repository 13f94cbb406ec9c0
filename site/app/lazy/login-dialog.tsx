import { useAgreements } from '@companion/screens/legal';
import { parsePath } from '@companion/screens/paths';
import { createLoginServices } from '@companion/sdk';
import { type CaptchaProvider, createGeetest, noCaptcha } from '@companion/sdk/captcha';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { LoginDialog, type LoginErrors } from '@companion/ui/login-dialog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { siteAnalytics } from '../session/analytics.ts';
import { browserClient } from '../session/browser-client.ts';
import { claimGuestTalks } from '../session/guest-talks.ts';
import { session, useSiteSession } from '../session/session.ts';
import { siteConfig } from '../session/use-config.ts';
import { browserDevice, watchWidth } from '../shell/device.ts';
import { withLateTexts } from './late-texts.tsx';

function OpenedLogin({ open }: { open: boolean }) {
  // By the window, not by the page: on a legal page, which has no device, the dialog may still be closing.
  const device = useSyncExternalStore(watchWidth, browserDevice);
  const { locale } = parsePath(useLocation().pathname);
  const [services] = useState(createServices);
  const { state } = useSiteSession();
  useEffect(() => {
    // A login on any page. A failed call is logged by the client.
    if (state === 'in') claimGuestTalks().catch(() => {});
  }, [state]);
  return (
    <LoginDialog
      open={open}
      mobile={device === 'mobile'}
      services={services}
      agreements={useAgreements(locale)}
      onClose={() => session.setLoginDialogVisible(false)}
      onInvalid={logRefusal}
    />
  );
}

export default withLateTexts(OpenedLogin);

function createServices() {
  // Must exist before the login, which it reports (spec §7).
  siteAnalytics();
  return createLoginServices(browserClient(), { captcha: createCaptcha() });
}

function createCaptcha(): CaptchaProvider {
  const { captchaId, apiBase } = siteConfig.current;
  if (captchaId !== undefined)
    return createGeetest({ captchaId, language: () => parsePath(window.location.pathname).locale });
  return apiBase === '' ? createSandboxSlider({ baseUrl: apiBase }) : noCaptcha;
}

/** Logs the fields and their errors (spec §5), never their values. */
function logRefusal(errors: LoginErrors): void {
  // biome-ignore lint/suspicious/noConsole: spec §5 wants it logged
  console.info(`Login form refused: ${JSON.stringify(errors)}`);
}
