export { MenuContent, type MenuContentProps } from './menu-content.tsx';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
} from './menu-items.tsx';
export { MenuRoot, type MenuRootProps, MenuTrigger, type MenuTriggerProps } from './menu-root.tsx';
