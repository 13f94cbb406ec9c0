import { type RefObject, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** What was written before React had the page stands in the field alone: the host is told of it. */
export function useWrittenBefore(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (text: string) => void,
): void {
  const isAdopted = useRef(false);
  useBeforePaint(() => {
    if (isAdopted.current) return;
    isAdopted.current = true;
    const written = field.current?.value ?? '';
    if (written !== value) onChange(written);
  }, [field, value, onChange]);
}
