export {
  ArticleFeedback,
  type ArticleFeedbackProps,
  type Fault,
  type Rating,
} from './article-feedback.tsx';
