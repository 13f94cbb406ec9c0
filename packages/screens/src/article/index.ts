export { ArticleScreen, type ArticleScreenProps } from './article.tsx';
