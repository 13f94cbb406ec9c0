import type { ArticleSummary } from '@companion/sdk/contract';
import { ArticleCard, type ArticleCardProps } from '@companion/ui/article-card';
import { useAddresses } from '../layout/index.ts';
import { leftOutIfBroken } from './left-out-if-broken.tsx';

interface ArticleEntryProps extends Pick<ArticleCardProps, 'hue'> {
  article: ArticleSummary;
}

/** For pages of one game: the card shows the article's kind instead of the game. */
export const ArticleEntry = leftOutIfBroken(function ArticleEntry({
  article,
  hue,
}: ArticleEntryProps) {
  const addresses = useAddresses();
  return (
    <ArticleCard
      href={addresses.article(article.id)}
      title={article.title}
      game={article.kind_name}
      excerpt={article.question}
      hue={hue}
    />
  );
});
