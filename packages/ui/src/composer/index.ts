export { Composer, type ComposerProps, LONGEST_MESSAGE } from './composer.tsx';
