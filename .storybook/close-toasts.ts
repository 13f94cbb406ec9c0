import { toasts } from '../packages/ui/src/primitives/toast/toast-store.ts';

export function closeToasts(): void {
  const { visible, waiting } = toasts.getSnapshot();
  for (const { id } of [...visible, ...waiting]) toasts.close(id);
}
