/** What the home page loads at the first interaction. */
export { NightRoom } from '@companion/screens/night-room';
export { HomeSections } from './home-sections.tsx';
