import { createGeetest, createLoginServices, createSandboxSlider } from '@companion/sdk';
import { LoginDialog } from '@companion/ui/login-dialog';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { siteAnalytics } from '../analytics.ts';
import { browserClient } from '../browser-client.ts';
import type { PublicConfig } from '../config.ts';
import { type Device, parsePath } from '../paths.ts';
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
      onClose={() => session.setLoginDialogVisible(false)}
      onNavigate={(href) => navigate(href)}
    />
  );
}
