export { navigationMessages } from './messages.ts';
export {
  desktopNavigation,
  isActive,
  mobileNavigation,
  type NavigationItem,
} from './navigation.ts';
