export { ErrorScreen, type ErrorScreenProps } from './error.tsx';
