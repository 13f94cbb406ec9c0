export {
  DesktopHeader,
  type DesktopHeaderProps,
  type HeaderSession,
  type NavigationItem,
} from './desktop-header.tsx';
export { headerMessages } from './messages.ts';
