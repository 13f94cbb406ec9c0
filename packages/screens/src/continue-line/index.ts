export { ContinueLine, type ContinueLineProps } from './continue-line.tsx';
