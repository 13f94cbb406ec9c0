/** Written out, although `moods` has the same names: the documented tables of props read no derived type. */
export type Mood =
  | 'idle'
  | 'happy'
  | 'curious'
  | 'thinking'
  | 'talking'
  | 'sleepy'
  | 'sad'
  | 'surprised';

export const moods = [
  'idle',
  'happy',
  'curious',
  'thinking',
  'talking',
  'sleepy',
  'sad',
  'surprised',
] as const satisfies readonly Mood[];
