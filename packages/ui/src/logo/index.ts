export { Logo, type LogoProps } from './logo.tsx';
export { LOGO_SEED } from './logo-seed.ts';
