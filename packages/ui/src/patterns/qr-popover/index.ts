export { QrPopover, type QrPopoverProps } from './qr-popover.tsx';
