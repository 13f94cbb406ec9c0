export { Popover, type PopoverProps } from './popover.tsx';
export {
  PopoverAnchor,
  type PopoverAnchorProps,
  type PopoverButtonProps,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTrigger,
} from './popover-parts.tsx';
