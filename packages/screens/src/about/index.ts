export { type About, AboutScreen, type AboutScreenProps } from './about.tsx';
export { aboutMessages } from './messages.ts';
