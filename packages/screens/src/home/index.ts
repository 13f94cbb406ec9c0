export {
  type ClientDownload,
  DesktopHome,
  type DesktopHomeProps,
  type Downloads,
  MobileHome,
} from './home.tsx';
export { NightRoom } from './night-room.tsx';
