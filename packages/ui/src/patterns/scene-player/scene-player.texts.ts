import { storyTexts } from '../../internal/testing/story-texts.ts';

export const scenePlayerTexts = storyTexts({
  lumen: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
  threeLampsOnGate: {
    zh: '山门的灯灭了三盏。我守夜这么多年，没见过风从里面往外吹。',
    en: 'Three lamps on the gate have gone out. In all my years on watch I never knew the wind to blow outwards.',
    ja: '山門の灯が三つ消えている。長いこと夜番をしてきたけれど、風が内から外へ吹くのは見たことがない。',
  },
  listenFootstepsOnStone: {
    zh: '你听，石阶上有脚步，可是没有影子。',
    en: 'Listen: footsteps on the stone stairs, and no shadow to go with them.',
    ja: 'ほら、石段に足音が。でも、影がない。',
  },
  liftLanternWalkUp: {
    zh: '提着灯上前，敲门',
    en: 'Lift the lantern, walk up and knock',
    ja: '灯りをかかげて進み、門をたたく',
  },
  putOutYourOwn: {
    zh: '熄掉手里的灯，等他先开口',
    en: 'Put out your own light and let whoever it is speak first',
    ja: '手もとの灯りを消し、相手が口を開くのを待つ',
  },
  somebodyBehindGate: { zh: '门后的人', en: 'Somebody behind the gate', ja: '門の向こうの人' },
  iCanOpenGate: {
    zh: '「门我可以开。可你得先告诉我，你是替谁来的？」',
    en: '“I can open the gate. But first you tell me: on whose behalf have you come?”',
    ja: '「門は開けてやれる。だが、まず教えてくれ。誰の代わりに来た？」',
  },
  whatDoYouSay: { zh: '你会怎么回答？', en: 'What do you say?', ja: 'なんと答える？' },
  dayBrokeJustAs: {
    zh: '最后一盏灯点上的时候，天正好亮了。谁也没看见是谁点的。',
    en: 'Day broke just as the last lamp was lit. Nobody saw who had lit it.',
    ja: '最後の灯がともったとき、ちょうど夜が明けた。誰がともしたのか、見た者はいない。',
  },
  beforeDaybreak: { zh: '天亮之前', en: 'Before daybreak', ja: '夜明け前' },
  onTheirOwnBehalf: {
    zh: '「替自己的人，我见得不多。进来吧。」',
    en: '“On their own behalf? I do not see many of those. Come in.”',
    ja: '「自分のために来る者は、そう多くない。入りなさい」',
  },
  weCouldnTReach: {
    zh: '没有连上服务器，再说一遍试试',
    en: 'We couldn’t reach the server. Try saying it again',
    ja: 'サーバーに接続できません。もう一度言ってみてください',
  },
  part: { zh: '……', en: '…', ja: '……' },
  windHasDropped: { zh: '风停了。', en: 'The wind has dropped.', ja: '風がやんだ。' },
  whoThere: { zh: '「谁？」', en: '“Who is there?”', ja: '「誰だ？」' },
});
