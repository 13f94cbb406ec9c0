import { EntityScreen, type EntityScreenProps } from '@companion/screens/entity';
import { Head } from '../../shell/head.tsx';
import { gamePicture } from '../../shell/og-image-paths.ts';

export default function Entity({ data: { entity } }: { data: EntityScreenProps }) {
  const { name, summary, game } = entity;
  return (
    <>
      <Head
        title={game ? `${name} · ${game.name}` : name}
        description={summary}
        picture={game && gamePicture(game.id)}
      />
      <EntityScreen entity={entity} />
    </>
  );
}
