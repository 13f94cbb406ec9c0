export { untilLoaded } from './until-loaded.ts';
