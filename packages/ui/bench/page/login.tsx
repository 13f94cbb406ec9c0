import { useState } from 'react';
import { fillText } from '../../src/i18n/messages.ts';
import { type FormatText, MessagesProvider } from '../../src/i18n/messages-provider.tsx';
import { LoginDialog } from '../../src/login/login-dialog/index.ts';
import { storyServices } from '../../src/login/login-dialog/testing/login-harness.tsx';
import { Shell } from './shell.tsx';

declare global {
  interface Window {
    /** Ids of formatted texts. Each component formats its texts at each render. */
    formatted: string[];
  }
}

window.formatted = [];
const format: FormatText = (message, values) => {
  window.formatted.push(message.id);
  return fillText(message.defaultMessage, values);
};

export default function Login() {
  const [services] = useState(() => storyServices());
  const [open, setOpen] = useState(false);
  return (
    <MessagesProvider locale="zh" formatMessage={format}>
      <Shell onLogin={() => setOpen(true)} />
      <LoginDialog open={open} onClose={() => setOpen(false)} services={services} />
    </MessagesProvider>
  );
}
