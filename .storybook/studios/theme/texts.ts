import type { Language } from '../language.ts';
import type { faces } from './brands.ts';
import type { Format } from './theme-files.ts';

interface Texts {
  title: string;
  lead: string;
  brands: string;
  accent: string;
  hue: string;
  lightness: string;
  chroma: string;
  grounds: string;
  mode: string;
  night: string;
  day: string;
  page: Record<'night' | 'day', string>;
  tint: string;
  shape: string;
  radius: string;
  density: string;
  textScale: string;
  face: string;
  faces: Record<keyof typeof faces, string>;
  reset: string;
  /** Of the poster. */
  line: string;
  primary: string;
  second: string;
  link: string;
  field: string;
  hint: string;
  fresh: string;
  board: string;
  boardLead: string;
  groups: Record<'primitives' | 'patterns' | 'brand' | 'login', string>;
  open: string;
  contrast: string;
  contrastLead: string;
  holds: string;
  fails: (count: number) => string;
  fault: (mode: string, ink: string, ground: string, needs: string) => string;
  wcag: (ratio: string, least: number) => string;
  apca: (lc: number, least: number) => string;
  color: string;
  onFills: string;
  tooLow: string;
  sample: string;
  takeAway: string;
  share: string;
  formats: Record<Format, string>;
  notes: Record<Format, string>;
  download: string;
}

/** Words of the studio. Names of tokens are those of the code, and are not translated. */
export const texts: Record<Language, Texts> = {
  zh: {
    title: '主题工坊',
    lead: '拖几下，换一个品牌。每个组件当场跟着变，哪里看不清也当场说明白。',
    brands: '从哪个品牌开始',
    accent: '主色',
    hue: '色相',
    lightness: '明度',
    chroma: '浓度',
    grounds: '底色',
    mode: '昼夜',
    night: '夜间',
    day: '日间',
    page: { night: '夜间底色明度', day: '日间底色明度' },
    tint: '底色染上主色',
    shape: '形与字',
    radius: '圆角',
    density: '疏密',
    textScale: '字号',
    face: '字体',
    faces: { own: '伙伴自己的', system: '系统黑体', serif: '宋体', mono: '等宽' },
    reset: '恢复这个品牌',
    line: '今晚，一起开一局。',
    primary: '开始',
    second: '先看看',
    link: '这是怎么做的？',
    field: '昵称',
    hint: '两到八个字',
    fresh: '新',
    board: '全部组件',
    boardLead: '每个都能点、能填、能打开。名字通向它自己的页面。',
    groups: { primitives: '控件', patterns: '组合', brand: '图形', login: '登录' },
    open: '打开',
    contrast: '对比度',
    contrastLead:
      '前一个数是 WCAG 2.2 的比值：文字至少 4.5:1，控件边缘至少 3:1。后一个是 APCA 的 Lc：正文至少 75，其余文字 45，边缘 15。',
    holds: '夜间、日间全部够',
    fails: (count) => `有 ${count} 处不够`,
    fault: (mode, ink, ground, needs) => `${mode}：${ground} 上的 ${ink}，${needs}。`,
    wcag: (ratio, least) => `只有 ${ratio}:1，WCAG 至少要 ${least}:1`,
    apca: (lc, least) => `只有 Lc ${lc}，APCA 至少要 ${least}`,
    color: '颜色',
    onFills: '色块上的字',
    tooLow: '不够',
    sample: '灯 Aa',
    takeAway: '带走',
    share: '分享链接',
    formats: { code: '代码', css: 'CSS 变量', tokens: 'tokens.json', figma: 'Figma' },
    notes: {
      code: '贴进项目就能运行，再交给 ThemeProvider。',
      css: '不用 React 也行：放进页面，日间给 <html> 加 data-theme="day"。',
      tokens: 'DTCG 2025.10 格式，设计工具和别的平台都认。',
      figma: '昼夜各一个文件：在 Figma 的变量面板里选「导入」，两个一起选。',
    },
    download: '下载',
  },
  en: {
    title: 'Theme studio',
    lead: 'Move a few sliders and it is another brand. Every component follows at once, and what cannot be read is named at once.',
    brands: 'Start from a brand',
    accent: 'Accent',
    hue: 'Hue',
    lightness: 'Lightness',
    chroma: 'Chroma',
    grounds: 'Grounds',
    mode: 'Night or day',
    night: 'Night',
    day: 'Day',
    page: { night: 'Lightness of the night', day: 'Lightness of the day' },
    tint: 'Tint of the accent',
    shape: 'Shape and type',
    radius: 'Radius',
    density: 'Density',
    textScale: 'Size',
    face: 'Face',
    faces: { own: 'our own', system: 'system', serif: 'serif', mono: 'monospace' },
    reset: 'Reset this brand',
    line: 'One round tonight, together.',
    primary: 'Start',
    second: 'Look around',
    link: 'How is this made?',
    field: 'Nickname',
    hint: 'Two to eight letters',
    fresh: 'new',
    board: 'All components',
    boardLead: 'Press, fill and open them. A name leads to its page.',
    groups: { primitives: 'Controls', patterns: 'Patterns', brand: 'Drawings', login: 'Login' },
    open: 'Open',
    contrast: 'Contrast',
    contrastLead:
      'The first figure is the ratio of WCAG 2.2: at least 4.5:1 for text, 3:1 for edges of controls. The second one is Lc of APCA: at least 75 for running text, 45 for other text, 15 for edges.',
    holds: 'Readable by night and by day',
    fails: (count) => (count === 1 ? '1 pair fails' : `${count} pairs fail`),
    fault: (mode, ink, ground, needs) => `${mode}, ${ink} on ${ground}: ${needs}.`,
    wcag: (ratio, least) => `${ratio}:1, and WCAG asks for ${least}:1`,
    apca: (lc, least) => `Lc ${lc}, and APCA asks for ${least}`,
    color: 'Colour',
    onFills: 'Text on fills',
    tooLow: 'too low',
    sample: '灯 Aa',
    takeAway: 'Take it with you',
    share: 'Link to share',
    formats: { code: 'Code', css: 'CSS variables', tokens: 'tokens.json', figma: 'Figma' },
    notes: {
      code: 'Runs as it is. Give the theme to ThemeProvider.',
      css: 'Works without React. By day, set data-theme="day" on <html>.',
      tokens: 'DTCG 2025.10, for design tools and other platforms.',
      figma: 'A file for each mode. In Figma’s variables, choose Import and both files.',
    },
    download: 'Download',
  },
  ja: {
    title: 'テーマスタジオ',
    lead: 'つまみを少し動かすと、別のブランドになります。部品はその場で変わり、読みにくい箇所もその場で示します。',
    brands: 'どのブランドから？',
    accent: 'アクセント',
    hue: '色相',
    lightness: '明度',
    chroma: '彩度',
    grounds: '地の色',
    mode: '昼と夜',
    night: '夜',
    day: '昼',
    page: { night: '夜の地の明度', day: '昼の地の明度' },
    tint: '地に移すアクセント',
    shape: '形と文字',
    radius: '角丸',
    density: '余白',
    textScale: '大きさ',
    face: '書体',
    faces: { own: '相棒の書体', system: 'システム', serif: '明朝', mono: '等幅' },
    reset: 'このブランドに戻す',
    line: '今夜、いっしょに一戦。',
    primary: 'はじめる',
    second: '見てまわる',
    link: 'どうやって作ったの？',
    field: 'ニックネーム',
    hint: '二文字から八文字',
    fresh: '新着',
    board: 'すべての部品',
    boardLead: '押す、入力する、開く。どれも動きます。名前はその部品のページへのリンクです。',
    groups: { primitives: '部品', patterns: '組み合わせ', brand: '図形', login: 'ログイン' },
    open: '開く',
    contrast: 'コントラスト',
    contrastLead:
      '一つ目の数はWCAG 2.2の比です。文字は4.5:1以上、部品の縁は3:1以上。二つ目はAPCAのLcです。本文は75以上、そのほかの文字は45以上、縁は15以上。',
    holds: '夜も昼も、すべて足りています',
    fails: (count) => `${count}か所で足りません`,
    fault: (mode, ink, ground, needs) => `${mode}、${ground}の上の${ink}：${needs}。`,
    wcag: (ratio, least) => `${ratio}:1（WCAGでは${least}:1以上）`,
    apca: (lc, least) => `Lc ${lc}（APCAでは${least}以上）`,
    color: '色',
    onFills: '塗りの上の文字',
    tooLow: '不足',
    sample: '灯 Aa',
    takeAway: '持ち帰る',
    share: '共有リンク',
    formats: { code: 'コード', css: 'CSS変数', tokens: 'tokens.json', figma: 'Figma' },
    notes: {
      code: 'そのまま動きます。ThemeProviderに渡してください。',
      css: 'Reactがなくても使えます。昼は<html>にdata-theme="day"を付けます。',
      tokens: 'DTCG 2025.10形式。デザインツールやほかの環境でも読めます。',
      figma: '昼と夜で一つずつ。Figmaのバリアブルで「読み込み」を選び、二つとも指定します。',
    },
    download: 'ダウンロード',
  },
};
