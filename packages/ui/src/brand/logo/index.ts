export { Logo, type LogoProps } from './logo.tsx';
export { LAMP_HUE, ourCompanion } from './our-companion.ts';
