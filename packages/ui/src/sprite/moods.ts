export const moods = [
  'idle',
  'happy',
  'curious',
  'thinking',
  'talking',
  'sleepy',
  'sad',
  'surprised',
] as const;
export type Mood = (typeof moods)[number];
