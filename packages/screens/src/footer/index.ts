export { footerMessages } from './messages.ts';
export { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
