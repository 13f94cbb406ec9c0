import type { articleKinds } from '../content/formats.ts';
import { foldText } from './fold.ts';

export type ArticleKind = (typeof articleKinds)[number];

/** Words with the same meaning, in all languages: an article is found by its text in any of them. */
interface Group {
  words: string;
  /** Further words that answer a search for the group, but do not stand for it when they are typed. */
  also?: string;
  /** Articles of this kind are about the group. */
  kind?: ArticleKind;
}

/** Words are separated by commas. */
const groups: readonly Group[] = [
  // The names of our kinds of articles.
  {
    kind: 'guide',
    words: '攻略,教程,指南,guide,guides,walkthrough,how to,攻略法,攻略ガイド,ガイド,やり方',
  },
  { kind: 'mechanics', words: '机制,原理,系统,mechanics,mechanic,system,システム,仕組み' },
  {
    kind: 'lore',
    words: '设定,剧情,故事,背景,世界观,lore,story,backstory,世界設定,設定,ストーリー,物語',
  },
  {
    kind: 'build',
    words:
      '配装,出装,搭配,装备搭配,阵容,最强阵容,流派,配队,build,builds,loadout,best build,setup,編成,ビルド,装備,おすすめ編成',
    also: '怎么配,带哪,哪两种,which two,which wings',
  },
  {
    kind: 'boss',
    words:
      'boss,bosses,boss fight,boss fights,boss battle,首领,首领战,头目,老大,ボス,ボス戦,ボスせん,ボスバトル',
  },
  {
    kind: 'map',
    words: '地图,路线,路线图,地形,位置,map,maps,route,routes,location,マップ,地図,ルート',
  },
  { kind: 'faq', words: '问答,常见问题,faq,q&a,questions,よくある質問,質問' },
  {
    kind: 'news',
    words:
      '资讯,更新,版本,公告,新闻,补丁,改动,赛季,news,update,updates,patch,patch notes,version,season,お知らせ,アップデート,アプデ,更新,パッチ,シーズン',
  },
  // What players look for.
  {
    words:
      '新手,萌新,新人,入门,开荒,刚开始,beginner,beginners,starter,newbie,noob,tutorial,getting started,初心者,始め方,序盤,はじめかた,入門',
    also: '第一晚,第一周,第一局,第一天,第一个小时,头三天,第一条船,第一道,第一间房,三等执照,first night,first hour,first week,first game,first battle,first boat,first gate,first three days,first room,third-class licence,day one,最初の,一日目,はじめの三日,一夜目',
  },
  {
    words:
      '联机,多人,多人模式,组队,开黑,双人,一起玩,好友,multiplayer,co-op,coop,co op,cooperative,online,with friends,play together,playing together,マルチ,マルチプレイ,協力,協力プレイ,オンライン,一緒に',
    also: '四个人,四人,多人常见,four of us,four players,four on one ship,みんなで遊ぶ,四人で',
  },
  {
    words:
      '赚钱,挣钱,刷钱,来钱,赚得,收入,make money,earn money,money,earn,earns,gold farm,income,profit,稼ぐ,稼ぎ方,お金,金策,儲け',
    also: '打捞路线,步数就是钱,最划算,值钱,steps are money,salvage route,pays,引き揚げ路,歩数がそのままお金',
  },
  {
    words: '手柄,控制器,controller,controllers,gamepad,joystick,コントローラー,パッド,ゲームパッド',
  },
  { words: '存档,读档,保存,save,saves,saving,save file,セーブ,セーブデータ' },
  { words: '延迟,卡顿,掉线,lag,laggy,latency,遅延,ラグ,重い' },
  { words: '结局,结尾,通关,ending,endings,エンディング,結末' },
  {
    words: '太难,降低难度,难度,卡关,too hard,difficulty,difficult,easier,難しい,難しすぎる,難易度',
  },
  { words: '跨平台,crossplay,cross-play,クロスプレイ', also: '机种,機種の組み合わせ' },
  { words: '排位,天梯,段位,ranked,placements,rank,ランク戦,ランク,ランクマッチ' },
  { words: '不够用,不够,省,节约,节省,run out,running out,save oil,足りない,節約' },
];

interface Meaning {
  spellings: readonly string[];
  kind: ArticleKind | undefined;
}

const split = (words = '') =>
  words
    .split(',')
    .filter(Boolean)
    .map((word) => foldText(word));

const meanings = new Map<string, Meaning>();
for (const { words, also, kind } of groups) {
  const spellings = [...new Set([...split(words), ...split(also)])];
  for (const word of split(words)) {
    const other = meanings.get(word);
    meanings.set(word, {
      spellings: [...new Set([...(other?.spellings ?? []), ...spellings])],
      kind: kind ?? other?.kind,
    });
  }
}

/** Folded words that have synonyms or name a kind. */
export function meaningOf(word: string): Meaning | undefined {
  return meanings.get(word);
}
