import { forwardRef, useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import * as css from './copy-button.css.ts';
import { copyMessages } from './messages.ts';

/** Duration of the result label, ms. */
const OUTCOME_MS = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'value'> {
  /** Text to copy. */
  value: string;
}

/** Copies a text. Show the text beside the button too: some browsers have no clipboard access. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, onClick, ...rest },
  ref,
) {
  const text = useText();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, OUTCOME_MS, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <Button
      size="s"
      tone="quiet"
      aria-live="polite"
      {...rest}
      ref={ref}
      onClick={composeHandlers(onClick, copy)}
    >
      <span className={css.label} data-copied={text(copyMessages.copied)}>
        {text(copyMessages[outcome ?? 'copy'])}
      </span>
    </Button>
  );
});
