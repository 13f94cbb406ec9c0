export { MobileHeader, type MobileHeaderProps } from './mobile-header.tsx';
