export { ProfilePage as default } from '../session/profile/profile-page.tsx';
export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
