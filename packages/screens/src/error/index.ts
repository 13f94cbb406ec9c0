export { BusyScreen } from './busy.tsx';
export { ErrorScreen, type ErrorScreenProps } from './error.tsx';
export { errorMessages } from './messages.ts';
export { RootErrorScreen, type RootErrorScreenProps } from './root-error.tsx';
