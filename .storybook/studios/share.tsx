import { CopyButton } from '@companion/ui/copy-button';
import { useId } from 'react';
import * as css from './share.css.ts';

/** Safari asks the visitor before it reads the file, ms. */
const FILE_LIFETIME_MS = 60_000;

interface ShareProps {
  label: string;
  value: string;
  /** Shows all lines. Otherwise one line, cut at its end. */
  isBlock?: boolean;
}

/** A text to take away. */
export function Share({ label, value, isBlock = false }: ShareProps) {
  const id = useId();
  return (
    <section className={css.share} aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        {label}
      </h3>
      <CopyButton value={value} aria-describedby={id} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <pre tabIndex={0} className={isBlock ? css.block : css.line}>
        {value}
      </pre>
    </section>
  );
}

/** Saves a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIFETIME_MS);
}
