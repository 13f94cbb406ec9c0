import {
  TalksDialog as Dialog,
  type TalksDialogProps,
  type TalksServices,
} from '@companion/screens/talks';
import { client } from '../session/client.ts';
import { recents } from '../session/recents.ts';
import { flushActions } from '../session/report-action.ts';
import { withLateTexts } from './late-texts.tsx';
import { messaging } from './messaging.ts';
import { validatedCall } from './validated-call.ts';

const services: TalksServices = {
  load(keyword, signal) {
    // What was seen on this page must not count as unread.
    flushActions();
    const query = keyword === '' ? {} : { keyword };
    return validatedCall('talks', ({ im }) => im.talks(query, { signal }));
  },
  async remove(character_id) {
    await (await client()).im.deleteTalk({ character_id });
    messaging.onTalkDeleted(character_id);
    recents.remove({ kind: 'talk', id: character_id });
  },
};

function TalksDialog(props: Pick<TalksDialogProps, 'open' | 'onClose' | 'current'>) {
  return <Dialog {...props} services={services} now={Date.now} />;
}

export default withLateTexts(TalksDialog);
