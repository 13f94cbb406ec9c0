export { ReactIntlMessages } from './react-intl-messages.tsx';
