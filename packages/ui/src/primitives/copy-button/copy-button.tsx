import { type ButtonHTMLAttributes, forwardRef, useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { Button, type ButtonOptions } from '../button/button.tsx';
import * as css from './copy-button.css.ts';
import { copyMessages } from './messages.ts';

/** Duration of the result label, ms. */
const OUTCOME_MS = 2000;

/** Options that have other defaults than those of `Button`. */
interface CopyButtonLook {
  /** Tone of the `Button`. Default: `quiet`. */
  tone?: 'primary' | 'accent' | 'outline' | 'quiet' | 'danger' | undefined;
  /** Height: 32, 40 or 52 px. Default: `s`. */
  size?: 's' | 'm' | 'l' | undefined;
}

// The table of props takes a docstring from the first of the interfaces.
export interface CopyButtonProps
  extends CopyButtonLook,
    ButtonOptions,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'value'> {
  /** Text to copy. */
  value: string;
}

/** Copies a text. Show the text beside the button too: some browsers have no clipboard access. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, tone = 'quiet', size = 's', onClick, ...rest },
  ref,
) {
  const text = useText();
  /** A new object for each press, so that each is shown for as long. */
  const [outcome, setOutcome] = useState<{ label: 'copied' | 'failed'; value: string }>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, OUTCOME_MS, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ label: 'copied', value });
    } catch {
      setOutcome({ label: 'failed', value });
    }
  };
  return (
    <Button
      aria-live="polite"
      {...rest}
      tone={tone}
      size={size}
      ref={ref}
      onClick={composeHandlers(onClick, copy)}
    >
      <span className={css.label} data-copied={text(copyMessages.copied)}>
        {text(copyMessages[outcome?.value === value ? outcome.label : 'copy'])}
      </span>
    </Button>
  );
});
