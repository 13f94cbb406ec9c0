import { addressesFor } from '@companion/screens/paths';
import type { ShareCard } from '@companion/screens/share';
import type { CharacterDetail } from '@companion/sdk/contract';
import { cardCompanion } from '../shell/card-companion.ts';
import { ShareAct } from '../shell/share.tsx';

type EndingCard = Extract<ShareCard, { kind: 'ending' }>;

interface EndingShareProps extends Omit<EndingCard, 'kind' | 'companion'> {
  companion: CharacterDetail;
  storyId: string;
}

/** Shares an ending of a story. No story needs it before its first ending. */
export default function EndingShare({ companion, storyId, ...ending }: EndingShareProps) {
  return (
    <ShareAct
      address={addressesFor('desktop').story(companion.id, storyId)}
      card={{ kind: 'ending', companion: cardCompanion(companion), ...ending }}
    />
  );
}
