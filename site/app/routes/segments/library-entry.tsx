import { ArticleScreen, type ArticleScreenProps } from '@companion/screens/article';
import type { AskableCompanion } from '@companion/screens/ask-companions';
import { GameScreen } from '@companion/screens/game';
import { breadcrumbs } from '@companion/screens/head';
import { useAddresses } from '@companion/screens/layout';
import { libraryMessages } from '@companion/screens/library';
import type { Article, GameDetail } from '@companion/sdk/contract';
import { useIntl } from 'react-intl';
import { gameLinkPicturePath } from '../../data/link-picture-paths.ts';
import { Head } from '../../shell/head.tsx';

interface LibraryEntryData {
  game: GameDetail | null;
  article: Article | null;
  /** That know the article's game. */
  companions: AskableCompanion[] | null;
}

/** `/game-library/{id}`: a game's field guide, or an article. */
export default function LibraryEntry({
  data: { game, article, companions },
}: {
  data: LibraryEntryData;
}) {
  return game ? (
    <Game game={game} />
  ) : (
    article && <Reading article={article} companions={companions} />
  );
}

function Game({ game }: { game: GameDetail }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, summary, genre_name, platforms, released, developer } = game;
  return (
    <>
      <Head
        title={name}
        description={summary}
        picture={gameLinkPicturePath(id)}
        structured={(absolute) => [
          {
            '@type': 'VideoGame',
            name,
            description: summary,
            genre: genre_name,
            gamePlatform: platforms,
            datePublished: released,
            author: { '@type': 'Organization', name: developer },
            url: absolute(addresses.game(id)),
          },
          breadcrumbs([
            {
              name: formatMessage(libraryMessages.title),
              url: absolute(addresses.library),
            },
            { name, url: absolute(addresses.game(id)) },
          ]),
        ]}
      />
      <GameScreen game={game} />
    </>
  );
}

function Reading({ article, companions }: ArticleScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, title, question, updated_at, game_id, game_name } = article;
  return (
    <>
      <Head
        title={title}
        description={question}
        picture={gameLinkPicturePath(game_id)}
        structured={(absolute) => [
          {
            '@type': 'Article',
            headline: title,
            description: question,
            dateModified: updated_at,
            about: { '@type': 'VideoGame', name: game_name },
            publisher: { '@type': 'Organization', name: '伙伴 Companion' },
            url: absolute(addresses.article(id)),
          },
          breadcrumbs([
            {
              name: formatMessage(libraryMessages.title),
              url: absolute(addresses.library),
            },
            { name: game_name, url: absolute(addresses.game(game_id)) },
            { name: title, url: absolute(addresses.article(id)) },
          ]),
        ]}
      />
      <ArticleScreen article={article} companions={companions} />
    </>
  );
}
