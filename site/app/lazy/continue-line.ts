/** What home loads for a visitor who was here before. One module, so that it is one request. */
export { ContinueLine } from '@companion/screens/continue-line';
export { recents } from '../session/recents.ts';
