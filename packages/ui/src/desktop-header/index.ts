export {
  DesktopHeader,
  type DesktopHeaderProps,
  type HeaderSession,
  TRANSITION_AFTER_MS,
} from './desktop-header.tsx';
export { headerMessages } from './messages.ts';
