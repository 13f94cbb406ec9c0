import { useAgreements } from '@companion/screens/legal';
import { parsePath } from '@companion/screens/paths';
import { createLoginServices } from '@companion/sdk';
import { type CaptchaProvider, createGeetest, noCaptcha } from '@companion/sdk/captcha';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { LoginDialog, type LoginErrors } from '@companion/ui/login-dialog';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { PublicConfig } from '../../server/environment.ts';
import { siteAnalytics } from '../session/analytics.ts';
import { browserClient } from '../session/browser-client.ts';
import { session } from '../session/session.ts';
import { useGuestClaim } from '../session/use-guest-talks.ts';
import { browserDevice, watchWidth } from '../shell/device.ts';
import { LateTexts } from './late-texts.tsx';

interface OpenedLoginProps {
  config: PublicConfig;
  open: boolean;
}

export default function OpenedLogin({ config, open }: OpenedLoginProps) {
  // By the window, not by the page: on a legal page, which has no device, the dialog may still be closing.
  const device = useSyncExternalStore(watchWidth, browserDevice);
  const { locale } = parsePath(useLocation().pathname);
  useGuestClaim();
  const services = useMemo(() => {
    // Must exist before the login, which it reports (spec §7).
    siteAnalytics(config);
    return createLoginServices(browserClient(config), { captcha: createCaptcha(config) });
  }, [config]);
  return (
    <LateTexts>
      <LoginDialog
        open={open}
        mobile={device === 'mobile'}
        services={services}
        agreements={useAgreements(locale)}
        onClose={() => session.setLoginDialogVisible(false)}
        onInvalid={logRefusal}
      />
    </LateTexts>
  );
}

function createCaptcha({ captchaId, apiBase }: PublicConfig): CaptchaProvider {
  if (captchaId !== undefined)
    return createGeetest({ captchaId, language: () => parsePath(window.location.pathname).locale });
  return apiBase === '' ? createSandboxSlider({ baseUrl: apiBase }) : noCaptcha;
}

/** Logs the fields and their errors (spec §5), never their values. */
function logRefusal(errors: LoginErrors): void {
  // biome-ignore lint/suspicious/noConsole: spec §5 wants it logged
  console.info(`Login form refused: ${JSON.stringify(errors)}`);
}
