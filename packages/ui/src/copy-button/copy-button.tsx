import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../i18n/index.ts';
import { copyMessages } from './messages.ts';

/** How long the button says that it has copied, ms. */
const COPIED_MS = 2000;

/** Copies a value that also stands beside it, to be marked by hand where there is no clipboard. */
export function CopyButton({ value }: { value: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Button size="s" tone="quiet" aria-live="polite" onClick={copy}>
      {text(copied ? copyMessages.copied : copyMessages.copy)}
    </Button>
  );
}
