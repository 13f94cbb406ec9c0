export { TextSizeSwitch, type TextSizeSwitchProps } from './text-size-switch.tsx';
