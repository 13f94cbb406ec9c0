import { footerMessages } from '@companion/screens/footer';
import { createGeetest, createLoginServices, createSandboxSlider } from '@companion/sdk';
import { LoginDialog, type LoginErrors } from '@companion/ui/login-dialog';
import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { defaultLocale, parsePath } from '../routes/paths.ts';
import { siteAnalytics } from '../session/analytics.ts';
import { browserClient } from '../session/browser-client.ts';
import { session } from '../session/session.ts';
import { browserDevice, watchWidth } from '../shell/device.ts';

interface OpenedLoginProps {
  config: PublicConfig;
  open: boolean;
}

/** The dialog with its client and captcha, loaded when it is first needed. */
export default function OpenedLogin({ config, open }: OpenedLoginProps) {
  // By the window, not by the page: the agreements have one page for all devices, and open while the dialog closes.
  const device = useSyncExternalStore(watchWidth, browserDevice);
  const services = useMemo(() => {
    // It reports the login (spec §7), so it must exist before.
    siteAnalytics(config);
    const captcha =
      config.captchaId === undefined
        ? createSandboxSlider({ baseUrl: config.apiBase })
        : createGeetest({
            captchaId: config.captchaId,
            language: () => parsePath(window.location.pathname).locale,
          });
    return createLoginServices(browserClient(config), { captcha });
  }, [config]);
  return (
    <LoginDialog
      open={open}
      mobile={device === 'mobile'}
      services={services}
      agreements={useAgreements()}
      onClose={() => session.setLoginDialogVisible(false)}
      onInvalid={logRefusal}
    />
  );
}

/** spec §5. Logs the fields and their errors, never their values. */
function logRefusal(errors: LoginErrors): void {
  // biome-ignore lint/suspicious/noConsole: spec §5 wants it logged
  console.info(`Login form refused: ${JSON.stringify(errors)}`);
}

/** The static documents (spec §2) are Chinese. Other languages link to the documents below their prefix. */
function useAgreements() {
  const { formatMessage } = useIntl();
  const { locale } = parsePath(useLocation().pathname);
  return useMemo(() => {
    if (locale === defaultLocale) return;
    return [
      { label: formatMessage(footerMessages.terms), href: '/terms' },
      { label: formatMessage(footerMessages.privacy), href: '/privacy' },
    ];
  }, [formatMessage, locale]);
}
