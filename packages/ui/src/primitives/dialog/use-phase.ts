import { useEffect, useState } from 'react';
import type { ModalPhase } from './use-modality.ts';

/** open → closing → closed. Opening again during `closing` leads to `open`. */
export function usePhase(open: boolean, closingMs: number): ModalPhase | 'closed' {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => setPresent(false), closingMs);
    return () => clearTimeout(timer);
  }, [open, present, closingMs]);
  return open ? 'open' : present ? 'closing' : 'closed';
}
