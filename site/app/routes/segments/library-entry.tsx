import { ArticleScreen } from '@companion/screens/article';
import type { AskableCompanion } from '@companion/screens/ask-companions';
import { GameScreen } from '@companion/screens/game';
import { articleThings, gameLinkPicturePath, gameThings } from '@companion/screens/head';
import { onInteraction } from '@companion/screens/loading';
import { articleCard, gameCard } from '@companion/screens/share-cards';
import type { Article, GameDetail } from '@companion/sdk/contract';
import { useHydrated } from '@companion/ui/use-hydrated';
import { Head } from '../../shell/head.tsx';
import { PageActs } from '../../shell/page-acts.tsx';

const Feedback = onInteraction(
  async () => (await import('../../lazy/article-feedback.tsx')).ArticleFeedback,
);

/** Not on the server: without its code it could not answer a press. */
const ArticleFeedback = ({ article }: { article: string }) =>
  useHydrated() && <Feedback article={article} />;

export interface LibraryEntryData {
  game: GameDetail | null;
  article: Article | null;
  /** Companions that know the article's game. */
  companions: AskableCompanion[] | null;
}

/** `/game-library/{id}`: a game's field guide, or an article. */
export default function LibraryEntry({ data }: { data: LibraryEntryData }) {
  const { game, article, companions } = data;
  if (game)
    return (
      <>
        <Head
          title={game.name}
          description={game.summary}
          picture={gameLinkPicturePath(game.id)}
          structured={(site) => (import.meta.env.SSR ? gameThings(game, site) : [])}
        />
        <GameScreen
          game={game}
          acts={
            <PageActs
              item={{ kind: 'game', id: game.id, title: game.name }}
              card={gameCard(game)}
            />
          }
        />
      </>
    );
  if (!article) return null;
  return (
    <>
      <Head
        title={article.title}
        description={article.question}
        picture={gameLinkPicturePath(article.game_id)}
        structured={(site) => (import.meta.env.SSR ? articleThings(article, site) : [])}
      />
      <ArticleScreen
        article={article}
        companions={companions}
        feedback={<ArticleFeedback article={article.id} />}
        acts={
          <PageActs
            item={{ kind: 'article', id: article.id, title: article.title }}
            card={articleCard(article)}
          />
        }
      />
    </>
  );
}
