import { RemovalDialog as Dialog } from '@companion/screens/removal';
import { useRemoval } from '../session/use-removal.ts';
import { withLateTexts } from './late-texts.tsx';

function RemovalDialog(dialog: { open: boolean; onClose: () => void }) {
  return <Dialog {...dialog} {...useRemoval()} />;
}

export default withLateTexts(RemovalDialog);
