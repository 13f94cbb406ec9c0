'use client';
import './host.css';
import '@companion/ui/login-dialog.css';
import '@companion/ui/toast.css';
import { createClient, createLoginServices, createSessionStore } from '@companion/sdk';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { LoginDialog } from '@companion/ui/login-dialog';
import { ToastAnnouncer, ToastViewport } from '@companion/ui/toast';
import { useState, useSyncExternalStore, version } from 'react';

const session = createSessionStore();
const client = createClient({ baseUrl: '', session });
const services = createLoginServices(client, { captcha: createSandboxSlider({ baseUrl: '' }) });

/** A page of another product with a login. */
export function Product() {
  const [open, setOpen] = useState(false);
  const { subscribe, getSnapshot, getServerSnapshot } = session;
  const { userInfo } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return (
    <main data-react={version}>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <p>{userInfo ? `User ${userInfo.web_user_id}` : 'Nobody'}</p>
      <LoginDialog open={open} onClose={() => setOpen(false)} services={services} />
      <ToastAnnouncer />
      <ToastViewport />
    </main>
  );
}
