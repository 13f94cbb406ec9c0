import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../button/index.ts';
import * as css from './copy-button.css.ts';
import { copyMessages } from './messages.ts';

/** How long the button shows the result of a press, ms. */
const OUTCOME_MS = 2000;

/** Copies a value. Show the value beside the button too, so that it can be selected where there is no clipboard. */
export function CopyButton({
  value,
}: {
  /** What a press puts on the clipboard. */
  value: string;
}) {
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
    <Button size="s" tone="quiet" aria-live="polite" onClick={copy}>
      <span className={css.words} data-copied={text(copyMessages.copied)}>
        {text(copyMessages[outcome ?? 'copy'])}
      </span>
    </Button>
  );
}
