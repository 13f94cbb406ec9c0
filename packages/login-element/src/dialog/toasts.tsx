import { ToastAnnouncer, ToastViewport } from '@companion/ui/toast';

/** Shows and announces the toasts of the dialog. */
export default function Toasts({ container }: { container: HTMLElement }) {
  return (
    <>
      <ToastAnnouncer />
      <ToastViewport container={container} />
    </>
  );
}
