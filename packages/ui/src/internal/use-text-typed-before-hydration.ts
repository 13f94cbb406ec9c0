import { type RefObject, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** Reports text typed before hydration, which only the DOM knows. */
export function useTextTypedBeforeHydration(
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
