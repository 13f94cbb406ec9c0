export { ProfileScreen, type ProfileScreenProps } from './profile.tsx';
