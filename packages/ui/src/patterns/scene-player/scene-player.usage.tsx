import { CoverArt } from '../../brand/cover-art/index.ts';
import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { ScenePlayer, type StoryScene } from './index.ts';

const nothing = () => {};

export const scenePlayerUsage = usage(
  {
    lumen: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
    lamps: {
      zh: '门上三盏灯，只有一盏是热的。',
      en: 'Three lamps on the gate. Only one is warm.',
      ja: '門に三つの灯。温かいのは一つだけ。',
    },
    knock: { zh: '举灯上前', en: 'Walk up with the light', ja: '灯を掲げて進む' },
    wait: { zh: '把自己的灯灭了', en: 'Put out your own', ja: '自分の灯を消す' },
    hello: { zh: '今天过得怎么样？', en: 'How was your day?', ja: '今日はどうだった？' },
    fine: { zh: '还行', en: 'Fine', ja: 'まあまあ' },
    tired: { zh: '累了', en: 'Tired', ja: '疲れた' },
    good: {
      zh: '写好的故事：一幕一幕，选了就往前走。',
      en: 'A written story, scene by scene. A choice leads on.',
      ja: '書かれた物語。場面ごとに選び、先へ進みます。',
    },
    bad: {
      zh: '随便聊聊没有写好的下一句：用 MessageList 和 Composer。',
      en: 'A free talk has no written next line. Use MessageList and Composer.',
      ja: '自由な会話に書かれた続きはありません。MessageList と Composer を使います。',
    },
  },
  (texts) => {
    const player = (scene: StoryScene) => (
      <Miniature device="phone" height={520}>
        <div style={{ display: 'grid', blockSize: '100%' }}>
          <ScenePlayer
            scene={scene}
            path={[scene.id]}
            art={<CoverArt seed="last-light" scene="mountains" hue={62} />}
            companion={{ name: texts.lumen, seed: 'a-deng', hue: 62 }}
            busy={false}
            onChoose={nothing}
            onSay={nothing}
            onBack={nothing}
            onRestart={nothing}
          />
        </div>
      </Miniature>
    );
    return {
      good: {
        why: texts.good,
        isWide: true,
        drawn: player({
          id: 'gate',
          speaker: texts.lumen,
          text: [texts.lamps],
          choices: [
            { id: 'knock', text: texts.knock },
            { id: 'wait', text: texts.wait },
          ],
        }),
      },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: player({
          id: 'talk',
          speaker: texts.lumen,
          text: [texts.hello],
          choices: [
            { id: 'fine', text: texts.fine },
            { id: 'tired', text: texts.tired },
          ],
        }),
      },
    };
  },
);
