import { RemovalDialog as Dialog } from '@companion/screens/removal';
import { useRemoval } from '../session/use-removal.ts';
import { LateTexts } from './late-texts.tsx';

export default function RemovalDialog(dialog: { open: boolean; onClose: () => void }) {
  return (
    <LateTexts>
      <Dialog {...dialog} {...useRemoval('/')} />
    </LateTexts>
  );
}
