export {
  DesktopHeader,
  type DesktopHeaderProps,
  type HeaderSession,
} from './desktop-header.tsx';
export { headerMessages } from './messages.ts';
