import { ToastAnnouncer, ToastViewport } from '@companion/ui/toast';
import toast from '@companion/ui/toast.css';
import { useInsertionEffect } from 'react';

const sheet = new CSSStyleSheet();
sheet.replaceSync(toast);

/** Shows and announces the toasts of the dialog, with styles of their own in its shadow root. */
export default function Toasts({ container }: { container: HTMLElement }) {
  useInsertionEffect(() => {
    const { adoptedStyleSheets } = container.getRootNode() as ShadowRoot;
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  }, [container]);
  return (
    <>
      <ToastAnnouncer />
      <ToastViewport container={container} />
    </>
  );
}
