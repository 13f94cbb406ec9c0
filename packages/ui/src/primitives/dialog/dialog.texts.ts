import { storyTexts } from '../../internal/testing/story-texts.ts';

export const dialogTexts = storyTexts({
  changeName: { zh: '改名字', en: 'Change the name', ja: '名前を変える' },
  newName: { zh: '改个名字', en: 'A new name', ja: '名前の変更' },
  newName2: { zh: '新的名字', en: 'New name', ja: '新しい名前' },
  twoToEightCharacters: {
    zh: '两到八个字，伙伴会这样叫你',
    en: 'Two to eight characters. Your companion will call you by it',
    ja: '二文字から八文字。相棒はこう呼びます',
  },
  lumen: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
  thisText: { zh: '就叫这个', en: 'This is it', ja: 'これにする' },
  nameChanged: { zh: '名字改好了', en: 'Name changed', ja: '名前を変えました' },
  notYet: { zh: '还不能用', en: 'Not yet', ja: 'まだ使えません' },
  notToBeSeen: { zh: '看不见', en: 'Not to be seen', ja: '見えません' },
  logbookThisWeek: { zh: '本周的航海日志', en: 'The logbook of this week', ja: '今週の航海日誌' },
  day: { zh: '第', en: 'Day ', ja: '' },
  windFromSouthEast: {
    zh: '天。风从东南来，船长数了',
    en: '. Wind from the south-east. The captain counted ',
    ja: '日目。風は南東から。船長は波を',
  },
  wavesBeforeTurningWheel: {
    zh: '次浪才转舵，厨房里只剩下土豆和半罐蜂蜜。',
    en: ' waves before turning the wheel. All that is left in the galley is potatoes and half a jar of honey.',
    ja: '回数えてから舵を切った。厨房に残るのは、じゃがいもと蜂蜜が半瓶だけ。',
  },
  logIn: { zh: '登录', en: 'Log in', ja: 'ログイン' },
  logInToSave: { zh: '登录后保存', en: 'Log in to save it', ja: 'ログインして保存' },
  whoCallsYou: {
    zh: '伙伴们会用这个名字叫你。',
    en: 'Your companions will call you by this name.',
    ja: '相棒たちがこの名前で呼びます。',
  },
  letItBe: { zh: '先不改', en: 'Keep the old name', ja: '今はやめておく' },
  phoneNumber: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
});
