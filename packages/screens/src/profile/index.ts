export { profileMessages } from './messages.ts';
export { ProfileScreen, type ProfileScreenProps } from './profile.tsx';
