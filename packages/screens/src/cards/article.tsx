import type { ArticleSummary } from '@companion/sdk/contract';
import { ArticleCard, type ArticleCardProps } from '@companion/ui/article-card';
import { useAddresses } from '../layout/index.ts';

interface ArticleEntryProps extends Pick<ArticleCardProps, 'hue'> {
  article: ArticleSummary;
}

/** For pages that name the game already: the kind stands in its place. */
export function ArticleEntry({ article, hue }: ArticleEntryProps) {
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
}
