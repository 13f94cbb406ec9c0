/** Not derived from `moods`: the prop tables of Storybook cannot read a derived type. */
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
