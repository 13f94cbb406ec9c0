export { ErrorScreen, type ErrorScreenProps } from './error.tsx';
export { errorMessages } from './messages.ts';
