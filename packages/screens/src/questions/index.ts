export { type AskedQuestion, Questions } from './questions.tsx';
