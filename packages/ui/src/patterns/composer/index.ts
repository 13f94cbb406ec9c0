export { Composer, type ComposerProps } from './composer.tsx';
