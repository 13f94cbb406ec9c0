'use client';
import './host.css';
import '@companion/ui/login-dialog.css';
import '@companion/ui/toast.css';
import { createClient, createLoginServices, createSessionStore } from '@companion/sdk';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { LoginDialog } from '@companion/ui/login-dialog';
import { useSession } from '@companion/ui/session';
import { ToastAnnouncer, ToastViewport } from '@companion/ui/toast';
import { useEffect, useState, version } from 'react';
import { apiBase as baseUrl } from './api-base.js';

const session = createSessionStore();
const client = createClient({ baseUrl, session });
const services = createLoginServices(client, { captcha: createSandboxSlider({ baseUrl }) });

/** A page of another product with a login. */
export function Product({ onOpenChange }) {
  const [open, setOpen] = useState(false);
  useEffect(() => onOpenChange?.(open), [open, onOpenChange]);
  const who = useSession(session);
  return (
    <main data-react={version}>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <p>{who.state === 'in' ? `User ${who.userId}` : 'Nobody'}</p>
      <LoginDialog open={open} onClose={() => setOpen(false)} services={services} />
      <ToastAnnouncer />
      <ToastViewport />
    </main>
  );
}
