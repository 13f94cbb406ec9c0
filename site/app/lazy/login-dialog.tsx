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

/** A chunk of its own: dialog, client and captcha together. */
export default function OpenedLogin({ config, open }: OpenedLoginProps) {
  // Not the page's: the agreements are pages for all devices, and come while the dialog still closes.
  const device = useSyncExternalStore(watchWidth, browserDevice);
  const services = useMemo(() => {
    // From here on it hears of the login (spec §7).
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

/** spec §5. Which fields, and what is wrong with them: never what stands in them. */
function logRefusal(errors: LoginErrors): void {
  // biome-ignore lint/suspicious/noConsole: spec §5 wants it logged
  console.info(`Login form refused: ${JSON.stringify(errors)}`);
}

/** The static documents (spec §2) are Chinese: in another language the ones below its prefix are agreed to. */
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
