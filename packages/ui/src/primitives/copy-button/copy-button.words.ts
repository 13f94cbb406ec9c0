/** What the stories say, in English and in Japanese. */
export const copyButtonWords = {
  阿灯的群: ['Lumen’s group', 'アカリのグループ'],
} as const;
