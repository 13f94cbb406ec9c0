export { KeepButton, type KeepButtonProps } from './keep-button.tsx';
export { keepMessages } from './messages.ts';
