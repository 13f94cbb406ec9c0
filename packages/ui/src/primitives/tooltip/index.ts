export { Tooltip, type TooltipProps } from './tooltip.tsx';
export {
  TooltipContent,
  type TooltipContentProps,
  TooltipRoot,
  type TooltipRootProps,
  TooltipTrigger,
  type TooltipTriggerProps,
} from './tooltip-parts.tsx';
