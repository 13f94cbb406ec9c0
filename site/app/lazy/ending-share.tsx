import { addressesFor } from '@companion/screens/paths';
import { type Ending, endingCard } from '@companion/screens/share-cards';
import type { CharacterDetail } from '@companion/sdk/contract';
import { ShareAct } from '../shell/share.tsx';

interface EndingShareProps extends Ending {
  companion: CharacterDetail;
  storyId: string;
}

/** Shares an ending of a story. No story needs it before its first ending. */
export default function EndingShare({ companion, storyId, ...ending }: EndingShareProps) {
  return (
    <ShareAct
      address={addressesFor('desktop').story(companion.id, storyId)}
      card={endingCard(companion, ending)}
    />
  );
}
