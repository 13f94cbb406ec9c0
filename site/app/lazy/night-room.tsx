import { NightRoom as Room } from '@companion/screens/night-room';
import { withLateTexts } from './late-texts.tsx';

export const NightRoom = withLateTexts(Room);
