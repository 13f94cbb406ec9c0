export {
  DesktopHome,
  type DesktopHomeProps,
  type Downloads,
  MobileHome,
} from './home.tsx';
