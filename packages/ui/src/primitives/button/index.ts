export { Button, type ButtonLook, type ButtonProps, buttonClass } from './button.tsx';
