import type { ContinueLineProps } from '@companion/screens/continue-line';
import { importWhenOnline } from '@companion/screens/loading';
import type { Character } from '@companion/sdk/contract';
import { RECENTS_KEY, storedValue } from '@companion/sdk/storage';
import { retryImport } from '@companion/ui/retry-import';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSiteSession } from './session-state.ts';

interface Found {
  recent: ContinueLineProps['recent'];
  Line: ComponentType<ContinueLineProps>;
}

const loadLine = importWhenOnline(() => import('../lazy/continue-line.ts'));
const stored = storedValue(RECENTS_KEY, String);

/** The way back to the last talk or story. `null` for a first visit, which loads no code for it. */
export function useContinueLine(
  companions: readonly (Pick<Character, 'id'> & ContinueLineProps['companion'])[] | null,
): ReactNode {
  const [found, setFound] = useState<Found | null>(null);
  // Read again after a logout, which clears the storage.
  const { state } = useSiteSession();
  useEffect(() => {
    if (state === 'unknown' || stored.read() === null) return;
    let isLeft = false;
    retryImport(loadLine).then(({ ContinueLine, recents }) => {
      const recent = recents.read()[0];
      if (recent && !isLeft) setFound({ recent, Line: ContinueLine });
    });
    return () => {
      isLeft = true;
      setFound(null);
    };
  }, [state]);
  if (!found) return null;
  const { recent, Line } = found;
  return <Line recent={recent} companion={companions?.find(({ id }) => id === recent.companion)} />;
}
