export { navigationMessages } from './messages.ts';
export {
  desktopNavigation,
  isActive,
  isSearchPage,
  mobileNavigation,
  type NavigationItem,
} from './navigation.ts';
