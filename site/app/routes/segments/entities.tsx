import {
  EntitiesScreen,
  type EntitiesScreenProps,
  entitiesMessages,
} from '@companion/screens/entities';
import { gameLinkPicturePath } from '@companion/screens/head';
import { useIntl } from 'react-intl';
import { Head } from '../../shell/head.tsx';
import { usePage } from '../../shell/navigation.ts';

type EntitiesData = Pick<EntitiesScreenProps, 'game' | 'entities' | 'kind' | 'requestId'>;

export default function Entities({ data }: { data: EntitiesData }) {
  const { game, kind } = data;
  const { formatMessage } = useIntl();
  const { hrefWith, change, reload } = usePage();
  return (
    <>
      <Head
        title={formatMessage(entitiesMessages.pageTitle, { game: game.name })}
        description={formatMessage(entitiesMessages.description, { game: game.name })}
        picture={gameLinkPicturePath(game.id)}
      />
      <EntitiesScreen
        {...data}
        onKind={(entityKind) => change({ entityKind, entitiesPage: 1 })}
        hrefOfKind={(entityKind) => hrefWith({ entityKind, entitiesPage: 1 })}
        hrefOfPage={(entitiesPage) => hrefWith({ entityKind: kind, entitiesPage })}
        onRetry={reload}
      />
    </>
  );
}
