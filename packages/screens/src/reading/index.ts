export { CitedArticle, type CitedArticleProps } from './cited-article.tsx';
