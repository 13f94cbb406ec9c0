export { GameScreen, type GameScreenProps } from './game.tsx';
