export { PageError as ErrorBoundary } from '../error-page.tsx';
export { ProfilePage as default } from '../profile/profile-page.tsx';
