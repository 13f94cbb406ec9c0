import { createGeetest, createLoginServices, createSandboxSlider } from '@companion/sdk';
import { toast } from '@companion/ui/toast';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../config.ts';
import { siteMessages } from '../messages.ts';
import { type Device, parsePath } from '../paths.ts';
import { createBrowserClient, onSessionExpired, session } from '../services.ts';
import { useLoginDialogVisible } from '../session-state.ts';

const loadDialog = () => import('@companion/ui/login-dialog');
const LoginDialog = lazy(async () => ({ default: (await loadDialog()).LoginDialog }));

/** The pointer or the focus came near: the dialog's code is there when it is asked for. */
export const prepareLogin = (): void => void loadDialog();

export const openLogin = (): void => {
  prepareLogin();
  session.setLoginDialogVisible(true);
};

/** The login dialog of the page; its code comes when it is first needed. */
export function Login({ device }: { device: Device }) {
  const config = useRouteLoaderData<PublicConfig>('root');
  const visible = useLoginDialogVisible();
  const [wanted, setWanted] = useState(false);
  if (visible && !wanted) setWanted(true);
  useExpiredSession();
  if (!wanted || !config) return null;
  return (
    <Suspense fallback={null}>
      <OpenedLogin config={config} device={device} open={visible} />
    </Suspense>
  );
}

function OpenedLogin({
  config,
  device,
  open,
}: {
  config: PublicConfig;
  device: Device;
  open: boolean;
}) {
  const navigate = useNavigate();
  const services = useMemo(() => {
    const client = createBrowserClient(config);
    const captcha =
      config.captchaId === undefined
        ? createSandboxSlider({ baseUrl: config.apiBase })
        : createGeetest({
            captchaId: config.captchaId,
            language: () => parsePath(window.location.pathname).locale,
          });
    return createLoginServices(client, { captcha });
  }, [config]);
  return (
    <LoginDialog
      open={open}
      mobile={device === 'mobile'}
      services={services}
      onClose={() => session.setLoginDialogVisible(false)}
      onNavigate={(href: string) => navigate(href)}
    />
  );
}

/** 41001 on any call: one toast, and the dialog offered (decisions.md). */
function useExpiredSession(): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    onSessionExpired(() => {
      toast.error(formatMessage(siteMessages.sessionExpired));
      openLogin();
    });
  }, [formatMessage]);
}
