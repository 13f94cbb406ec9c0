export {
  DesktopFrame,
  type DesktopFrameProps,
  type FrameProps,
  LegalFrame,
  MobileFrame,
} from './frames.tsx';
export { PageAnnouncer, type PageAnnouncerProps } from './page-announcer.tsx';
export { PlainToasts } from './plain-toasts.tsx';
export { viewport } from './viewport.ts';
