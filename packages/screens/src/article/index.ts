export { ArticleScreen, type ArticleScreenProps } from './article.tsx';
export { IllustratedText, type IllustratedTextProps } from './illustrated-text.tsx';
