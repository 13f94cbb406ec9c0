import {
  EntitiesScreen,
  type EntitiesScreenProps,
  entitiesMessages,
} from '@companion/screens/entities';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { gameLinkPicturePath } from '../../data/link-picture-paths.ts';
import { Head } from '../../shell/head.tsx';
import { useParameters } from '../use-parameters.ts';

type EntitiesData = Pick<EntitiesScreenProps, 'game' | 'entities' | 'kind'>;

export default function Entities({ data: { game, entities, kind } }: { data: EntitiesData }) {
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Head
        title={formatMessage(entitiesMessages.pageTitle, { game: game.name })}
        description={formatMessage(entitiesMessages.description, { game: game.name })}
        picture={gameLinkPicturePath(game.id)}
      />
      <EntitiesScreen
        game={game}
        entities={entities}
        kind={kind}
        onKind={(entityKind) => change({ entityKind, entitiesPage: 1 })}
        hrefOfKind={(entityKind) => hrefWith({ entityKind, entitiesPage: 1 })}
        hrefOfPage={(entitiesPage) => hrefWith({ entityKind: kind, entitiesPage })}
        onRetry={revalidate}
      />
    </>
  );
}
