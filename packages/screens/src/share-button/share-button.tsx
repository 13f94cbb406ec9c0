import { Button, type ButtonProps } from '@companion/ui/button';
import { Share2 } from '@companion/ui/icon';
import { useIntl } from 'react-intl';
import { shareButtonMessages } from './messages.ts';

/** Opens the dialog that shares something. */
export function ShareButton(button: Pick<ButtonProps, 'onClick' | 'size' | 'tone'>) {
  const { formatMessage } = useIntl();
  return (
    <Button
      {...button}
      aria-haspopup="dialog"
      icon={<Share2 size={button.size === 's' ? 14 : 18} />}
    >
      {formatMessage(shareButtonMessages.share)}
    </Button>
  );
}
