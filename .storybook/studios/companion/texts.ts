import type { Mood } from '@companion/ui/sprite';
import type { Language } from '../language.ts';
import type { Part } from './design.ts';

interface Texts {
  title: string;
  lead: string;
  cast: string;
  mood: string;
  hue: string;
  parts: string;
  undo: string;
  surprise: string;
  specimens: string;
  sizes: string;
  moods: string;
  night: string;
  day: string;
  takeAway: string;
  link: string;
  look: string;
  pngSize: string;
  pngFailed: string;
  nothing: string;
  empty: string;
  part: Record<Part, string>;
  feeling: Record<Mood, string>;
}

/** Words of the studio. Names of parts are those of the content's format, and are not translated. */
export const texts: Record<Language, Texts> = {
  zh: {
    title: '伙伴工坊',
    lead: '从一位伙伴开始，换身体、换表情、换手里的东西。放不下的部件不会出现。',
    cast: '从谁开始',
    mood: '心情',
    hue: '色相',
    parts: '部件',
    undo: '撤销',
    surprise: '随机来一位',
    specimens: '看样',
    sizes: '从 16 到 480 像素',
    moods: '八种心情',
    night: '夜间',
    day: '日间',
    takeAway: '带走',
    link: '分享链接',
    look: '外形 JSON',
    pngSize: 'PNG 边长',
    pngFailed: 'PNG 没画成。换个边长再试试。',
    nothing: '无',
    empty: '这副身体没有可选的部件。',
    part: {
      body: '身体',
      eyes: '眼睛',
      mouth: '嘴巴',
      head: '头上',
      worn: '身上',
      held: '右手',
      tool: '左手与背后',
      marking: '花纹与衣服',
      height: '身高',
      pose: '姿势',
      material: '材质',
    },
    feeling: {
      idle: '平静',
      happy: '开心',
      curious: '好奇',
      thinking: '思考',
      talking: '说话',
      sleepy: '犯困',
      sad: '难过',
      surprised: '惊讶',
    },
  },
  en: {
    title: 'Companion studio',
    lead: 'Start from one of the cast. Change the body, the face and what it carries. Parts that do not fit are not offered.',
    cast: 'Start from',
    mood: 'Mood',
    hue: 'Hue',
    parts: 'Parts',
    undo: 'Undo',
    surprise: 'Surprise me',
    specimens: 'Specimens',
    sizes: 'From 16 to 480 pixels',
    moods: 'Eight moods',
    night: 'Night',
    day: 'Day',
    takeAway: 'Take it with you',
    link: 'Link to share',
    look: 'Look as JSON',
    pngSize: 'Size of the PNG',
    pngFailed: 'The PNG could not be drawn. Try another size.',
    nothing: 'none',
    empty: 'This body has no such part.',
    part: {
      body: 'Body',
      eyes: 'Eyes',
      mouth: 'Mouth',
      head: 'Head',
      worn: 'Worn',
      held: 'Right hand',
      tool: 'Left hand and back',
      marking: 'Marking and clothes',
      height: 'Height',
      pose: 'Pose',
      material: 'Material',
    },
    feeling: {
      idle: 'calm',
      happy: 'happy',
      curious: 'curious',
      thinking: 'thinking',
      talking: 'talking',
      sleepy: 'sleepy',
      sad: 'sad',
      surprised: 'surprised',
    },
  },
  ja: {
    title: '相棒スタジオ',
    lead: 'まず相棒を一人選び、体や表情、持ち物を替えてみましょう。その体に合わないパーツは出てきません。',
    cast: '誰から始める？',
    mood: '気分',
    hue: '色相',
    parts: 'パーツ',
    undo: '元に戻す',
    surprise: 'おまかせ',
    specimens: '見本',
    sizes: '16〜480ピクセル',
    moods: '八つの気分',
    night: '夜',
    day: '昼',
    takeAway: '持ち帰る',
    link: '共有リンク',
    look: '外見のJSON',
    pngSize: 'PNGの一辺',
    pngFailed: 'PNGを作れませんでした。別の大きさでお試しください。',
    nothing: 'なし',
    empty: 'この体に合うパーツはありません。',
    part: {
      body: '体',
      eyes: '目',
      mouth: '口',
      head: '頭',
      worn: '身につける',
      held: '右手',
      tool: '左手と背中',
      marking: '模様と服',
      height: '背丈',
      pose: '姿勢',
      material: '素材',
    },
    feeling: {
      idle: 'おだやか',
      happy: 'うれしい',
      curious: '気になる',
      thinking: '考え中',
      talking: '話し中',
      sleepy: 'ねむい',
      sad: 'かなしい',
      surprised: 'びっくり',
    },
  },
};
