export { LOGO_SEED, Logo } from './logo.tsx';
