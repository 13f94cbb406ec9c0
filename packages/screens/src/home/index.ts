export {
  type ClientDownload,
  DesktopHome,
  type DesktopHomeProps,
  type Downloads,
  type Film,
  MobileHome,
} from './home.tsx';
export { homeMessages } from './messages.ts';
