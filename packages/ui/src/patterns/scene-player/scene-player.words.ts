/** What the stories say, in English and in Japanese. */
export const scenePlayerWords = {
  阿灯: ['Lumen', 'アカリ'],
  '山门的灯灭了三盏。我守夜这么多年，没见过风从里面往外吹。': [
    'Three lamps on the gate have gone out. In all my years on watch I never knew the wind to blow outwards.',
    '山門の灯が三つ消えている。長いこと夜番をしてきたけれど、風が内から外へ吹くのは見たことがない。',
  ],
  '你听，石阶上有脚步，可是没有影子。': [
    'Listen: footsteps on the stone stairs, and no shadow to go with them.',
    'ほら、石段に足音が。でも、影がない。',
  ],
  '提着灯上前，敲门': ['Lift the lantern, walk up and knock', '灯りをかかげて進み、門をたたく'],
  '熄掉手里的灯，等他先开口': [
    'Put out your own light and let whoever it is speak first',
    '手もとの灯りを消し、相手が口を開くのを待つ',
  ],
  门后的人: ['Somebody behind the gate', '門の向こうの人'],
  '「门我可以开。可你得先告诉我，你是替谁来的？」': [
    '“I can open the gate. But first you tell me: on whose behalf have you come?”',
    '「門は開けてやれる。だが、まず教えてくれ。誰の代わりに来た？」',
  ],
  '你会怎么回答？': ['What do you say?', 'なんと答える？'],
  '最后一盏灯点上的时候，天正好亮了。谁也没看见是谁点的。': [
    'Day broke just as the last lamp was lit. Nobody saw who had lit it.',
    '最後の灯がともったとき、ちょうど夜が明けた。誰がともしたのか、見た者はいない。',
  ],
  天亮之前: ['Before daybreak', '夜明け前'],
  '「替自己的人，我见得不多。进来吧。」': [
    '“On their own behalf? I do not see many of those. Come in.”',
    '「自分のために来る者は、そう多くない。入りなさい」',
  ],
  '没有连上服务器，再说一遍试试': [
    'We couldn’t reach the server. Try saying it again',
    'サーバーに接続できません。もう一度言ってみてください',
  ],
  '……': ['…', '……'],
  '风停了。': ['The wind has dropped.', '風がやんだ。'],
  '「谁？」': ['“Who is there?”', '「誰だ？」'],
} as const;
