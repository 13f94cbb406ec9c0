import type { Memory } from '@companion/sdk/contract';
import type { CompanionFile } from '../content/formats.ts';
import type { Language, Localised } from '../http/language.ts';
import type { Library } from '../store/library.ts';
import { fill } from './lines.ts';

/** What a companion remembers about a visitor: one value of each kind. */
export const memoryKinds = ['name', 'game', 'stuck', 'riddles'] as const;
export type MemoryKind = (typeof memoryKinds)[number];
export type Memories = ReadonlyMap<MemoryKind, string>;

const templates: Localised<Record<'name' | 'game' | 'stuck', string>> = {
  zh: { name: '你叫{value}', game: '你在玩《{value}》', stuck: '你问过怎么过“{value}”' },
  en: {
    name: 'You are called {value}',
    game: 'You are playing {value}',
    stuck: 'You asked how to get past {value}',
  },
  ja: {
    name: '名前は{value}さん',
    game: '『{value}』を遊んでいる',
    stuck: '「{value}」の越え方を聞いた',
  },
};

/** The memories as lines for the visitor. A value that no longer exists is left out. */
export function shownMemories(
  memories: Memories,
  companion: CompanionFile,
  library: Library,
  language: Language,
): Memory[] {
  return memoryKinds.flatMap((kind) => {
    const value = memories.get(kind);
    if (value === undefined) return [];
    const text = textOf(kind, value);
    return text === undefined ? [] : [{ id: kind, text }];
  });

  function textOf(kind: MemoryKind, value: string): string | undefined {
    if (kind === 'riddles') {
      const { riddles } = companion.voice;
      return riddles && fill(riddles.memory[language], { count: value });
    }
    const name =
      kind === 'name'
        ? value
        : kind === 'game'
          ? library.game(value)?.name[language]
          : library.entity(value)?.name[language];
    return name === undefined ? undefined : fill(templates[language][kind], { value: name });
  }
}

/** No names: 「我叫什么」, "call me later", 「私は学生です」. */
const NO_NAME =
  /^(?:.*[吗嘛呢]|.*(?:です|ます)か|什么.*|啥.*|谁|你|他|她|人|车|外卖|不出|一声|醒|起|做|苦|停|what|again|chinese|japanese|american|english|british|later|when|crazy|a|an|the|not|so|very|just|still|here|back|fine|ok(?:ay)?|good|great|sorry|stuck|tired|new|sad|bored|lost|happy|sure|done|ready|hungry|sick|sleepy|lonely|trying|going|playing|looking|having|confused|curious|何(?:(?:です|だ|か|と|って).*)?|誰.*|なに.*|だれ.*|覚え.*|学生|中学生|高校生|大学生|小学生|初心者|男|女|大人|子ども|子供|会社員|日本人|大丈夫|元気|無理|だめ|本気|暇|眠い|はじめて|初めて|新人|好き|大好き|ファン|人間)$/iu;
const MOST_NAME = 20;

const told: readonly RegExp[] = [
  /(?:我的?名字(?:叫|是)|我叫|(?<!(?:别|不要|不许|不准|什么|干嘛)再?)叫我)[“「"']?([\p{L}\p{N}·]{1,12}?)[”」"']?(?:吧|就好|就行|好了|就可以(?:了)?|即可|哦|啊|呀)?(?=[，,。.!！~～\s]|$)/u,
  /\b(?:[Mm]y name(?: is|['’]s)|(?<!(?:n['’]t|not|never) )[Cc]all me|[Ii](?: am|['’]m) called)\s+["“']?(\p{L}[\p{L}'’-]{0,18}(?: (?!I['’])[A-Z][\p{L}'’-]{1,18})?)/u,
  /^(?:[Hh](?:i|ello|ey))?[,!.\s]*[Ii](?: am|['’]m) ([A-Z][a-z'’-]{1,18})(?=[,.!\s]*$)/u,
  /(?:(?:私|わたし|僕|ぼく|俺|おれ)の|(?<![おの]))名前は[「『]?([\p{L}ー]{1,12}?)[」』]?(?:です|だよ|だ|といいます|と言います)?(?=[、。!！\s]|$)/u,
  /^(?:はじめまして|初めまして|こんにちは)?[、。\s]*(?:私|わたし|僕|ぼく|俺|おれ)(?:は|って)[「『]?([\p{L}ー]{1,12}?)[」』]?(?:です|だよ|といいます|と言います|って(?:いう|言う)(?:の|んだ)?)(?=[、。!！\s]|$)/u,
  /^(?:はじめまして|初めまして|こんにちは)[、。!！\s]*([\p{L}ー]{1,10}?)(?:です|と申します|といいます|と言います)(?=[、。!！\s]|$)/u,
  /([\p{L}ー]{1,10}?)(?:と|って)呼んで(?!ほしくない|欲しくない)/u,
];

/** The name that a visitor tells, or undefined. */
export function toldName(text: string): string | undefined {
  for (const pattern of told) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name && name.length <= MOST_NAME && !NO_NAME.test(name)) return name;
  }
  return undefined;
}

const ASKS_NAME =
  /我(?:是谁|叫什么|叫啥|的名字)|(?:记得|知道)我(?:是谁|叫|的名字)?(?:什么)?(?:吗|么)?[？?]?$|\bmy name\b.*\?|\bwhat(?:'s| is) my name|\bwho am i\b|remember (?:me|my name)|(?:私|僕|俺|わたし)の名前|(?:私|僕|俺|わたし)(?:は|が)(?:誰|だれ)|名前(?:を|)?(?:覚え|おぼえ)|(?:私|僕|俺)のこと(?:を)?覚え/iu;
const ASKS_QUESTION =
  /(?:我)?(?:刚才|刚刚|之前|上一?句|前面|上次)(?:我)?(?:问|说|讲)(?:你)?(?:了|的|过)?(?:是)?(?:什么|啥|哪)|我(?:刚才|刚刚|之前)?问(?:了|过)?你?(?:什么|啥)|记得我(?:刚才|刚刚|之前)?(?:问|说)|\bwhat (?:did|have) i (?:just )?(?:ask|say|said|asked)|\bwhat was (?:my (?:last )?question|i asking)|\bmy last question\b|(?:さっき|今|いま|前に)(?:私|僕|俺)?(?:は|が)?(?:何|なに)(?:を|て|と|って)?(?:聞|きい|言|話|質問)|(?:何|なに)(?:を)?(?:聞|質問)(?:いた|した)(?:っけ|か)|さっきの質問/iu;

export const asksName = (text: string) => ASKS_NAME.test(text);
export const asksQuestion = (text: string) => ASKS_QUESTION.test(text);

const PLAYS =
  /我(?:在|正在|最近在|刚开始|刚|开始)玩|我玩(?:的是)?|刚(?:入坑|下载|买了)|\bi(?:'m| am)? (?:playing|just started|just bought|play)\b|\b(?:just started|started playing)\b|(?:を|は)?(?:遊んで(?:る|いる)|やって(?:る|いる)|プレイ中|始めた)/iu;

/** Whether a visitor says which game they play. */
export const saysPlaying = (text: string) => PLAYS.test(text);
