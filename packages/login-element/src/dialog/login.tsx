import { type Client, createClient, createLoginServices, type SessionStore } from '@companion/sdk';
import { createGeetest } from '@companion/sdk/captcha';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { MessagesProvider } from '@companion/ui/i18n';
import { LoginDialog } from '@companion/ui/login-dialog';
import en from '@companion/ui/messages/en';
import ja from '@companion/ui/messages/ja';
import { ThemeScope } from '@companion/ui/theme-scope';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { Options } from '../options.ts';
import type { LoginHandlers } from './index.tsx';

export interface LoginProps {
  open: boolean;
  options: Options;
  session: SessionStore;
  handlers: LoginHandlers;
  /** Element of the shadow root to render into. */
  container: HTMLElement;
  hasToasts: boolean;
}

/** Loads after the dialog, which shows failures itself. */
const Toasts = lazy<typeof import('./toasts.tsx').default>(() =>
  import('./toasts.tsx').catch(() => ({ default: () => <></> })),
);

/** Chinese is built into the components. */
const catalogues = { zh: {}, en, ja } as const;

export function Login({ open, options, session, handlers, container, hasToasts }: LoginProps) {
  const { language, agreements, codeLength } = options;
  const services = useServices(options, session);
  const isMobile = useMediaQuery('(max-width: 768px)');
  const isLight = useMediaQuery('(prefers-color-scheme: light)');
  const theme = options.theme === 'system' ? (isLight ? 'day' : 'night') : options.theme;
  return (
    <MessagesProvider locale={language} messages={catalogues[language]}>
      <ThemeScope theme={theme}>
        <LoginDialog
          // The dialog reads the number once.
          key={codeLength}
          open={open}
          services={services}
          mobile={isMobile}
          agreements={agreements}
          codeLength={codeLength}
          container={container}
          onClose={handlers.onClose}
          onSuccess={() => {
            const { userInfo } = session.getSnapshot();
            if (userInfo) handlers.onLogin(userInfo);
          }}
          onError={handlers.onFailure}
        />
        {hasToasts && (
          <Suspense fallback={null}>
            <Toasts container={container} />
          </Suspense>
        )}
      </ThemeScope>
    </MessagesProvider>
  );
}

function useServices({ apiBase, captchaId, language }: Options, session: SessionStore) {
  return useMemo(() => {
    const client: Client = createClient({ baseUrl: apiBase, session, language: () => language });
    const captcha =
      captchaId === null
        ? createSandboxSlider({ baseUrl: apiBase })
        : createGeetest({ captchaId, language: () => language });
    return createLoginServices(client, { captcha });
  }, [apiBase, captchaId, language, session]);
}

function useMediaQuery(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => list.matches,
  );
}
