export { DesktopSiteHeader, type SiteHeaderProps } from './desktop-site-header.tsx';
export { MobileSiteHeader } from './mobile-site-header.tsx';
