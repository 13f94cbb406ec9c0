/** For pages on which nothing can be shared at first. */
export { ShareAct as default } from '../shell/share.tsx';
