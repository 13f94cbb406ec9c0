/** What the stories say, in English and in Japanese. */
export const buttonWords = {
  开始聊天: ['Start chatting', '話しはじめる'],
  下载: ['Download', 'ダウンロード'],
  添加: ['Add', '追加'],
  '我已经读完了这篇三千字的攻略，现在带我去打第七层的守门人': [
    'I have read the whole guide, all three thousand words of it: now take me to the guardian of the seventh floor',
    '三千字の攻略は読み終えた。さあ、第七層の番人のところへ連れていって',
  ],
  聊天: ['Chat', '話す'],
  讲故事: ['Tell a story', '物語を話す'],
} as const;
