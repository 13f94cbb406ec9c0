export { NightRoom as default } from '@companion/screens/home';
