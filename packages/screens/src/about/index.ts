export { type About, AboutScreen, type AboutScreenProps } from './about.tsx';
