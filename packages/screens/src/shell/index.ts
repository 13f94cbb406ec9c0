export {
  DesktopFrame,
  type DesktopFrameProps,
  type FrameProps,
  LegalFrame,
  MobileFrame,
} from './frames.tsx';
export { PageAnnouncer, type PageAnnouncerProps } from './page-announcer.tsx';
export { viewport } from './viewport.ts';
