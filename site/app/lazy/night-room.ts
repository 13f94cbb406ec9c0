export { NightRoom as default } from '@companion/screens/night-room';
