import { Button } from '@companion/ui/button';
import { Bookmark } from '@companion/ui/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './keep-button.css.ts';
import { keepMessages } from './messages.ts';

export interface KeepButtonProps {
  isKept: boolean;
  /** Pressed; gets the new state. */
  onKeep: (isKept: boolean) => void;
}

/** Keeps the page's companion, game or article, or removes it from the shelf. */
export function KeepButton({ isKept, onKeep }: KeepButtonProps) {
  const { formatMessage } = useIntl();
  // The mark moves after a press only, not when the page loads.
  const [wasPressed, setPressed] = useState(false);
  return (
    <Button
      aria-pressed={isKept}
      className={isKept ? css.kept : undefined}
      icon={
        <Bookmark
          size={18}
          fill={isKept ? 'currentColor' : 'none'}
          className={wasPressed && isKept ? css.mark : undefined}
        />
      }
      onClick={() => {
        setPressed(true);
        onKeep(!isKept);
      }}
    >
      {formatMessage(keepMessages.keep)}
    </Button>
  );
}
