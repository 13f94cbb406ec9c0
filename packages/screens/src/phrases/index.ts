export { withPhrases } from './phrases.ts';
