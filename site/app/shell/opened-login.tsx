import { createGeetest, createLoginServices, createSandboxSlider } from '@companion/sdk';
import { LoginDialog } from '@companion/ui/login-dialog';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { siteAnalytics } from '../analytics.ts';
import { browserClient } from '../browser-client.ts';
import type { PublicConfig } from '../config.ts';
import { siteMessages } from '../messages.ts';
import { type Device, defaultLocale, localise, parsePath } from '../paths.ts';
import { session } from '../session.ts';

interface OpenedLoginProps {
  config: PublicConfig;
  device: Device;
  open: boolean;
}

/** A chunk of its own: dialog, client and captcha together. */
export default function OpenedLogin({ config, device, open }: OpenedLoginProps) {
  const navigate = useNavigate();
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
      onNavigate={(href) => navigate(href)}
    />
  );
}

/** The static documents (spec §2) are Chinese: in another language the ones below its prefix are agreed to. */
function useAgreements() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return useMemo(() => {
    if (parsePath(pathname).locale === defaultLocale) return;
    return [
      { label: formatMessage(siteMessages.footerTerms), href: localise('/terms', pathname) },
      { label: formatMessage(siteMessages.footerPrivacy), href: localise('/privacy', pathname) },
    ];
  }, [formatMessage, pathname]);
}
