import { EntityScreen, type EntityScreenProps } from '@companion/screens/entity';
import { gameLinkPicturePath } from '@companion/screens/head';
import { Head } from '../../shell/head.tsx';

export default function Entity({ data: { entity } }: { data: EntityScreenProps }) {
  const { name, summary, game } = entity;
  return (
    <>
      <Head
        title={game ? `${name} · ${game.name}` : name}
        description={summary}
        picture={game && gameLinkPicturePath(game.id)}
      />
      <EntityScreen entity={entity} />
    </>
  );
}
