import { RolesScreen, type RolesScreenProps } from '@companion/screens/roles';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { useParameters } from '../parameters.ts';
import { gamePicture } from '../picture-paths.ts';

type RolesData = Pick<RolesScreenProps, 'game' | 'entities' | 'kind'>;

export default function Roles({ data: { game, entities, kind } }: { data: RolesData }) {
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Head
        title={formatMessage(siteMessages.rolesTitle, { game: game.name })}
        description={formatMessage(siteMessages.rolesDescription, { game: game.name })}
        picture={gamePicture(game.id)}
      />
      <RolesScreen
        game={game}
        entities={entities}
        kind={kind}
        onKind={(roleKind) => change({ roleKind, rolesPage: 1 })}
        hrefOfKind={(roleKind) => hrefWith({ roleKind, rolesPage: 1 })}
        hrefOfPage={(rolesPage) => hrefWith({ roleKind: kind, rolesPage })}
        onRetry={revalidate}
      />
    </>
  );
}
