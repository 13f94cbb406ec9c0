export { ErrorScreen as default } from '@companion/screens/error';
