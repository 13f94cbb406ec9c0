export { NightRoom } from './night-room.tsx';
