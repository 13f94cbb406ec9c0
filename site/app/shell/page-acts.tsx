import { KeepButton, keepMessages } from '@companion/screens/keep';
import { addressesFor } from '@companion/screens/paths';
import type { ShareCard } from '@companion/screens/share';
import type { KeptItem } from '@companion/sdk/storage';
import { toast } from '@companion/ui/toast';
import { useIntl } from 'react-intl';
import { notices } from '../session/notices.ts';
import { session } from '../session/session.ts';
import { shelf, useShelf } from '../session/shelf.ts';
import { ShareAct } from './share.tsx';

interface PageActsProps {
  item: KeptItem & { kind: 'companion' | 'game' | 'article' };
  /** What its picture shows. */
  card: ShareCard;
}

/** What a visitor does with a page: keep it or share it. */
export function PageActs({ item, card }: PageActsProps) {
  const { formatMessage } = useIntl();
  const isKept = useShelf().some(({ kind, id }) => kind === item.kind && id === item.id);

  const onKeep = (willKeep: boolean) => {
    if (!shelf.keep(item, willKeep)) notices.error(keepMessages.notChanged);
    else if (willKeep)
      toast.success(
        formatMessage(session.getSnapshot().isLoggedIn ? keepMessages.kept : keepMessages.keptHere),
      );
  };
  return (
    <>
      <ShareAct address={addressesFor('desktop')[item.kind](item.id)} card={card} />
      <KeepButton isKept={isKept} onKeep={onKeep} />
    </>
  );
}
