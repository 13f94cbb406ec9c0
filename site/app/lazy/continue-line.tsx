import { type ContinueLineProps, ContinueLine as Line } from '@companion/screens/continue-line';
import type { Character } from '@companion/sdk/contract';
import { useState } from 'react';
import { recents } from '../session/recents.ts';

type Known = Pick<Character, 'id'> & NonNullable<ContinueLineProps['companion']>;

/** The way back to the last talk or story. */
export function ContinueLine({ companions }: { companions: readonly Known[] | null }) {
  const [recent] = useState(() => recents.read()[0]);
  return (
    recent && (
      <Line recent={recent} companion={companions?.find(({ id }) => id === recent.companion)} />
    )
  );
}
