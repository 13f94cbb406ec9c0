export { AboutScreen, type AboutScreenProps } from './about.tsx';
