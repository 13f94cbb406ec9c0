export { profileMessages } from './messages.ts';
export { ProfileScreen, type ProfileScreenProps } from './profile.tsx';
export { ProfilePage, type ProfilePageProps } from './profile-page.tsx';
