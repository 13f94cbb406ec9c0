export { type AskableCompanion, AskCompanions } from './ask-companions.tsx';
