import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { type ChatMessage, MessageList } from './index.ts';

const NOW = new Date(2026, 10, 20, 21, 30).getTime();
const nothing = () => {};

export const messageListUsage = usage(
  {
    chime: { zh: '九声', en: 'Chime', ja: '九声' },
    again: {
      zh: '第三口钟我总慢半拍。',
      en: 'I am late for the third bell.',
      ja: '三つ目の鐘でいつも遅れる。',
    },
    shadow: {
      zh: '别听锤子，看影子压到砖缝没有。',
      en: 'Do not listen for the hammer. Watch its shadow.',
      ja: '槌の音は聞かないで。影が継ぎ目に触れるのを見て。',
    },
    notices: { zh: '系统通知', en: 'Notices', ja: 'お知らせ' },
    kept: {
      zh: '你收藏了《听影子》。',
      en: 'You kept “Watch the shadow”.',
      ja: '「影を見る」を保存しました。',
    },
    paid: {
      zh: '订阅续到了 12 月 20 日。',
      en: 'Subscribed until 20 December.',
      ja: '12月20日まで継続しました。',
    },
    good: {
      zh: '一个人和一个伙伴，一人一句。',
      en: 'A visitor and a companion, in turn.',
      ja: '訪問者と相棒が、交互に話します。',
    },
    bad: {
      zh: '通知没有人在说，也不能回：用 Timeline。',
      en: 'Nobody speaks a notice, and nobody can answer it. Use a Timeline.',
      ja: 'お知らせは誰の言葉でもなく、返事もできません。Timeline を使います。',
    },
  },
  (texts) => {
    const list = (name: string, messages: readonly ChatMessage[]) => (
      <Miniature device="phone" height={360}>
        <div style={{ display: 'grid', blockSize: '100%' }}>
          <MessageList
            messages={messages}
            companion={{ name, seed: 'jiu-sheng', hue: 15 }}
            typing={false}
            earlier="start"
            onEarlier={nothing}
            onResend={nothing}
            now={NOW}
          />
        </div>
      </Miniature>
    );
    return {
      good: {
        why: texts.good,
        isWide: true,
        drawn: list(texts.chime, [
          { id: '1', author: 'visitor', text: texts.again, sentAt: NOW },
          { id: '2', author: 'companion', text: texts.shadow, sentAt: NOW },
        ]),
      },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: list(texts.notices, [
          { id: '3', author: 'companion', text: texts.kept, sentAt: NOW },
          { id: '4', author: 'companion', text: texts.paid, sentAt: NOW },
        ]),
      },
    };
  },
);
