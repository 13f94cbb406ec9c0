import { RemovalDialog as Dialog } from '@companion/screens/removal';
import { useRemoval } from '../session/use-removal.ts';

/** The account removal on a desktop. */
export default function RemovalDialog(dialog: { open: boolean; onClose: () => void }) {
  return <Dialog {...dialog} {...useRemoval('/')} />;
}
